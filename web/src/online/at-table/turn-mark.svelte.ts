import { shelf } from '../../app/settings/settings.svelte.js';

const KEY = 'seekiste.notify';

let wanted = $state(shelf.getItem(KEY) === 'yes');
let forbidden = $state(false);

/** Whether the browser may say aloud that it is one's turn: asked only after a click. */
export const notices = {
  get possible(): boolean {
    return 'Notification' in globalThis;
  },
  get wanted(): boolean {
    return wanted && notices.possible && Notification.permission === 'granted';
  },
  get forbidden(): boolean {
    return forbidden;
  },
  async want(yes: boolean): Promise<void> {
    // Nothing is wanted before the answer is there; and then it is news, even if it was wanted before.
    wanted = false;
    const granted = yes && (await Notification.requestPermission()) === 'granted';
    forbidden = yes && !granted;
    wanted = granted;
    try {
      shelf.setItem(KEY, granted ? 'yes' : 'no');
    } catch {
      // A full storage forgets the wish.
    }
  },
};

let shown: Notification | undefined;

/** Says so, if it is wanted and nobody is looking. */
export const notify = (title: string, body: string, tag: string): void => {
  if (!notices.wanted || document.visibilityState === 'visible') return;
  try {
    const notice = new Notification(title, { body, tag, icon: './icon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    shown = notice;
  } catch {
    // Some phones have the permission but want a service worker for it; the title says it too.
  }
};

/** What was said is no news any more. */
export const withdraw = (): void => {
  shown?.close();
  shown = undefined;
};

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

/** The mark in the tab's icon. */
export const markIcon = (marked: boolean): void => {
  const link = icon();
  const href = marked ? './icon-turn.svg' : './icon.svg';
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
};
