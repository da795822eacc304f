import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { readRemotes } from './federation/embedded.ts';
import { lendRuntime } from './federation/lend-runtime.ts';
import { registerAll } from './federation/load-remote.ts';
import { createAppRouter } from './router.tsx';

lendRuntime();

const root = document.getElementById('root');

async function start(): Promise<void> {
  if (!root) throw new Error('The page has no root element');
  const remotes = await readRemotes();
  registerAll(remotes);
  createRoot(root).render(<RouterProvider router={createAppRouter(remotes)} />);
}

void start();
