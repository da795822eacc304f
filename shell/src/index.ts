import './storage/blocked-storage.ts';
import { nextTask } from './next-task.ts';

/** A tap need not wait until all code has been read: each part is a task of its own. */
async function begin() {
  // A boundary for the shared modules that costs no request: everything stays in one file.
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './bootstrap.tsx');
}

void begin();
