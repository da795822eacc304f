import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** The smallest possible page of this kind: React, react-dom and a data router. */
const router = createBrowserRouter([{ path: '*', element: <p>floor</p> }]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
