import '../styles/tokens.css';
import '../styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Overview } from './overview.tsx';
import { Sheet } from './sheet.tsx';

/* Every part of this package in every state. For development and tests: no build of the product contains it. */

const query = new URLSearchParams(window.location.search);
const root = document.createElement('div');
document.body.append(root);
const [part, theme] = [query.get('part'), query.get('theme')];
if (theme !== null) document.documentElement.dataset['theme'] = theme;
createRoot(root).render(<StrictMode>{part === null ? <Overview /> : <Sheet part={part} />}</StrictMode>);
