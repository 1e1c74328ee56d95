import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import './styles/tokens.css';
import { loadWords } from '@halcyon/catalog/lazy';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import './offline/install.svelte.ts';
import { renewal } from './offline/renewal.svelte.ts';

speech.from(loadWords);
mount(App, { target: document.getElementById('app')! });
/** Milliseconds after which the page is kept for times without a network even if it never rests. */
const BUSY = 3000;
const keep = (): void => void renewal.begin(import.meta.url);
if (import.meta.env.PROD)
  addEventListener('load', () =>
    'requestIdleCallback' in window ? requestIdleCallback(keep, { timeout: BUSY }) : setTimeout(keep, BUSY),
  );
