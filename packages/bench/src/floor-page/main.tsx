import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** The least that a page of this kind can be: React, react-dom and a data router. */
const router = createBrowserRouter([{ path: '*', element: <p>floor</p> }]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
