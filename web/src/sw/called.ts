/** A declarative push message, as our server writes it; browsers that know those show it without us. */
interface Notice {
  readonly notification: {
    readonly title: string;
    readonly body?: string;
    readonly lang?: string;
    readonly navigate: string;
    readonly tag?: string;
  };
  readonly app_badge?: number;
}

const ICON = './icons/icon-192.png';

/** What was sent; undefined if it is none of ours. */
const readNotice = (text: string | undefined): Notice | undefined => {
  try {
    const { notification, app_badge: badge } = JSON.parse(text ?? '') as Notice;
    const { title, navigate } = notification;
    if (typeof title !== 'string' || typeof navigate !== 'string') return undefined;
    return { notification, ...(typeof badge === 'number' && { app_badge: badge }) };
  } catch {
    return undefined;
  }
};

/** Shows a notice and the number on the icon. A browser that has woken us wants to see something, whatever came. */
export const show = async (
  text: string | undefined,
  { registration, navigator }: ServiceWorkerGlobalScope,
): Promise<void> => {
  const notice = readNotice(text);
  const { title, body, lang, tag, navigate } = notice?.notification ?? { title: 'Seekiste', navigate: './' };
  const badged: Partial<Pick<WorkerNavigator, 'setAppBadge'>> = navigator;
  if (notice?.app_badge !== undefined) await badged.setAppBadge?.(notice.app_badge).catch(() => undefined);
  await registration.showNotification(title, {
    ...(body !== undefined && { body }),
    ...(lang !== undefined && { lang }),
    ...(tag !== undefined && { tag, renotify: true }),
    icon: ICON,
    badge: './icons/badge.png',
    data: { navigate },
  });
};

/** Goes to where a notice leads: a tab that is there, a tab of ours, or a new one. */
export const open = async (navigate: string, { clients, registration }: ServiceWorkerGlobalScope): Promise<void> => {
  const target = new URL(navigate, registration.scope);
  // Nothing leads out of the app.
  const address = target.href.startsWith(registration.scope) ? target.href : registration.scope;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(client => client.url.split('#')[1] === address.split('#')[1]);
  await (there ? there.focus() : clients.openWindow(address));
};
