import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import './styles/tokens.css';
import { loadWords } from '@halcyon/catalog/lazy';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { mount } from 'svelte';
import App from './App.svelte';

speech.from(loadWords);
mount(App, { target: document.getElementById('app')! });
