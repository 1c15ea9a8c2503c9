/** Whether the app works without a network on this device; if not, why. */
export type Offline =
  | { readonly kind: 'impossible'; readonly why: 'browser' | 'insecure' }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly error: string };

const HOUR = 3_600_000;

let state = $state.raw<Offline>({ kind: 'preparing' });
let registration: ServiceWorkerRegistration | undefined;
/** A newer version that waits for a word. */
let waiting = $state.raw<ServiceWorker>();

const reload = (): void => location.reload();

/** A worker that was just found is told of when all its files are here. */
const follow = (worker: ServiceWorker, hadOne: boolean): void => {
  const look = (): void => {
    if (worker.state === 'installed' && hadOne) waiting = worker;
    if (worker.state === 'activated') {
      state = { kind: 'ready' };
      if (waiting === worker) waiting = undefined;
    }
    if (worker.state === 'redundant') {
      if (waiting === worker) waiting = undefined;
      if (!hadOne && state.kind === 'preparing') state = { kind: 'failed', error: 'install' };
    }
  };
  worker.addEventListener('statechange', look);
  look();
};

/** Looks for a newer version; without a network there is none. */
const lookForNewer = async (): Promise<void> => {
  await registration?.update().catch(() => undefined);
};

const register = async (): Promise<void> => {
  const found = await navigator.serviceWorker.register('./service-worker.js', { updateViaCache: 'none' });
  registration = found;
  if (found.active) state = { kind: 'ready' };
  if (found.waiting) waiting = found.waiting;
  if (found.installing) follow(found.installing, found.active !== null);
  found.addEventListener('updatefound', () => {
    if (found.installing) follow(found.installing, found.active !== null);
  });
  setInterval(() => void lookForNewer(), HOUR);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForNewer();
  });
};

/** The app on this device: kept for the time without a network, and brought up to date on a word. */
export const offline = {
  get state(): Offline {
    return state;
  },
  /** Whether a newer version waits. */
  get newer(): boolean {
    return waiting !== undefined;
  },
  async start(): Promise<void> {
    if (!isSecureContext) state = { kind: 'impossible', why: 'insecure' };
    else if (!('serviceWorker' in navigator)) state = { kind: 'impossible', why: 'browser' };
    else
      await register().catch((error: unknown) => {
        state = { kind: 'failed', error: error instanceof Error ? error.message : String(error) };
      });
  },
  /** Loads the newer version. Only this tab is loaded anew: others go on with theirs. */
  takeOver(): void {
    if (!waiting) return reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage('take-over');
  },
  /** The server is newer than this app: fetches what there is, then loads it. */
  async renew(): Promise<void> {
    await lookForNewer();
    const { installing } = registration ?? {};
    if (!installing) return offline.takeOver();
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') offline.takeOver();
      else if (installing.state === 'redundant') reload();
    });
  },
};
