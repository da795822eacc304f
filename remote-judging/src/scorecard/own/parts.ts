import { lazyPart } from '../../optional/lazy-part.tsx';

const loadPanel = () => import(/* webpackChunkName: "own-parts" */ './own-panel.tsx');
const loadNotices = () => import(/* webpackChunkName: "own-parts" */ '../../outbox/unsent-notices.tsx');

/** What a tap on a route opens. */
export const OwnPanel = lazyPart(loadPanel);
export const QueuePanel = lazyPart(
  () => import(/* webpackChunkName: "own-parts" */ './queues/queue-panel.tsx'),
);
export const MyQueues = lazyPart(() => import(/* webpackChunkName: "own-parts" */ './queues/my-queues.tsx'));
export const KeptCards = lazyPart(() => import(/* webpackChunkName: "own-parts" */ './kept-cards.tsx'));
export const ScanRoute = lazyPart(() => import(/* webpackChunkName: "own-parts" */ './scan-route.tsx'));
export const UnsentNotices = lazyPart(async () => ({ default: (await loadNotices()).UnsentNotices }));
export const OwnFoot = lazyPart(() => import(/* webpackChunkName: "card-body" */ './own-foot.tsx'));
export const MarkerPart = lazyPart(
  () => import(/* webpackChunkName: "marker" */ '../marker/marker-part.tsx'),
);
export const Difference = lazyPart(() => import(/* webpackChunkName: "marker" */ '../marker/difference.tsx'));

/** Once the routes are on screen: a tap opens one even if the network has gone by then. */
export const loadParts = () => void loadPanel().catch(() => undefined);
