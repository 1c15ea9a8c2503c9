/** A screen reader needs time: what comes faster is said together. */
const BREATH = 1200;

/** The one live region of a table. */
export class Announcer {
  said = $state('');
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(sentence: string): void {
    this.waiting.push(sentence);
    if (this.timer === undefined) this.speak();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.said = '';
  }

  private readonly speak = (): void => {
    if (this.waiting.length === 0) {
      this.timer = undefined;
      return;
    }
    this.said = this.waiting.join(' ');
    this.waiting = [];
    this.timer = setTimeout(this.speak, BREATH);
  };
}
