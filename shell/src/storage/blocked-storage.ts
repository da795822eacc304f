import { keepInPageIfBlocked } from './page-storage.ts';

// Before any other code of the page runs.
keepInPageIfBlocked(window);
