/** Less than any turn is worth; a small whole number, which V8 compares quickest. */
export const NOTHING = -(2 ** 30);

/** The best turns so far, best first; of those that are worth the same, what came first. */
export class Shortlist {
  readonly codes: Int32Array;
  readonly worths: Int32Array;
  count = 0;
  /** What a turn has to be worth more than to get onto the list. */
  threshold = NOTHING;

  constructor(private readonly most: number) {
    this.codes = new Int32Array(most);
    this.worths = new Int32Array(most);
  }

  clear(): void {
    this.count = 0;
    this.threshold = NOTHING;
  }

  /** Takes in a turn that is worth more than the threshold. */
  add(code: number, worth: number): void {
    const { codes, worths, most } = this;
    let place = this.count < most ? this.count++ : most - 1;
    for (; place > 0 && (worths[place - 1] as number) < worth; place--) {
      codes[place] = codes[place - 1] as number;
      worths[place] = worths[place - 1] as number;
    }
    codes[place] = code;
    worths[place] = worth;
    if (this.count === most) this.threshold = worths[most - 1] as number;
  }
}
