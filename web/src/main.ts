import { mount } from 'svelte';
import './parts/tokens.css';
import './app/app.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

/** Whatever goes wrong before there is an app to say so: never a blank page. */
const apologise = (error: unknown): void => {
  target.setAttribute('role', 'alert');
  target.textContent = `Seekiste could not start. · Seekiste konnte nicht starten. (${String(error)})`;
};

const start = async (): Promise<void> => {
  const [{ default: App }, { startWords }] = await Promise.all([
    import('./app/App.svelte'),
    import('./words/words.svelte.js'),
  ]);
  await startWords();
  mount(App, { target });
};

start().catch(apologise);
