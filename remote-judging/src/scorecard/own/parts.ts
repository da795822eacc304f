import { lazy } from 'react';

const loadPanel = () => import(/* webpackChunkName: "own-parts" */ './own-panel.tsx');
const loadNotices = () => import(/* webpackChunkName: "own-parts" */ '../../outbox/unsent-notices.tsx');

/** What a tap on a route opens. */
export const OwnPanel = lazy(loadPanel);
export const QueuePanel = lazy(() => import(/* webpackChunkName: "own-parts" */ './queues/queue-panel.tsx'));
export const MyQueues = lazy(() => import(/* webpackChunkName: "own-parts" */ './queues/my-queues.tsx'));
export const UnsentNotices = lazy(async () => ({ default: (await loadNotices()).UnsentNotices }));
export const OwnFoot = lazy(() => import(/* webpackChunkName: "card-body" */ './own-foot.tsx'));
export const MarkerPart = lazy(() => import(/* webpackChunkName: "marker" */ '../marker/marker-part.tsx'));
export const Difference = lazy(() => import(/* webpackChunkName: "marker" */ '../marker/difference.tsx'));

/** Once the routes are on screen: a tap opens one even if the network has gone by then. */
export const loadParts = () => void loadPanel().catch(() => undefined);
