import { mount } from 'svelte';
import './parts/tokens.css';
import './app/app.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

const ROLLED_BACK = 'seekiste.rolled-back';

/** Whatever goes wrong before there is an app to say so: never a blank page. */
const apologise = (error: unknown): void => {
  target.setAttribute('role', 'alert');
  target.textContent = `Seekiste could not start. · Seekiste konnte nicht starten. (${String(error)})`;
};

const start = async (): Promise<void> => {
  const { App, startWords } = await import('./app/index.js');
  await startWords();
  mount(App, { target });
};

/** A version whose page does not start is given up for the last one that did, once in a visit. */
const rollBack = async (): Promise<boolean> => {
  const { controller } = navigator.serviceWorker;
  if (!controller || !navigator.onLine || sessionStorage.getItem(ROLLED_BACK) !== null) return false;
  sessionStorage.setItem(ROLLED_BACK, 'yes');
  const { port1, port2 } = new MessageChannel();
  const refused = new Promise(done => port1.addEventListener('message', done, { once: true }));
  port1.start();
  controller.postMessage('broken', [port2]);
  await refused;
  location.reload();
  return true;
};

/** The app is stowed aboard when the page stands, so that it takes no time from it. */
const stow = async (): Promise<void> => {
  const { default: NewVersion } = await import('./device/NewVersion.svelte');
  mount(NewVersion, { target });
};

start().then(
  () => void stow(),
  (error: unknown) =>
    void rollBack()
      .catch(() => false)
      .then(rolled => rolled || apologise(error)),
);
