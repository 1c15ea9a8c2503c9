/** Whether the screen is kept awake; if not, why. */
export type Awake = 'awake' | 'insecure' | 'browser';

/** Keeps the screen awake for as long as a component lives. Browsers let go of it when nobody looks. */
export const stayAwake = (): { readonly now: Awake } => {
  // Over plain http there is none, whatever the types say.
  const lock = (navigator as Partial<Pick<Navigator, 'wakeLock'>>).wakeLock;
  let now = $state.raw<Awake>(lock ? 'awake' : isSecureContext ? 'browser' : 'insecure');

  $effect(() => {
    if (!lock) return;
    let held: WakeLockSentinel | undefined;
    let left = false;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const got = await lock.request('screen');
        if (left) return void got.release();
        held = got;
        now = 'awake';
      } catch {
        // A battery that runs low, or a setting of the system.
        now = 'browser';
      }
    };
    const look = (): void => void hold();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', look);
      void held?.release();
    };
  });

  return {
    get now() {
      return now;
    },
  };
};
