import { keepInPageIfBlocked } from './page-storage.ts';

// Runs before any other code of the page.
keepInPageIfBlocked(window);
