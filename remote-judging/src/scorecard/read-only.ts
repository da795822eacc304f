import { lazy } from 'react';
import { lazyPart } from '../optional/lazy-part.tsx';

const loadBody = () => import(/* webpackChunkName: "card-body" */ './card-body.tsx');
const loadTable = () => import(/* webpackChunkName: "card-body" */ './route-table.tsx');

/* What a card shows to people who log nothing on it. */

export const CardBody = lazyPart(async () => ({ default: (await loadBody()).CardBody }));
export const RouteTable = lazy(async () => ({ default: (await loadTable()).RouteTable }));
export const YouAreIn = lazy(() => import(/* webpackChunkName: "card-body" */ './you-are-in.tsx'));
export const NoEntry = lazy(() => import(/* webpackChunkName: "no-entry" */ './no-entry.tsx'));

/** Beside the entry, not after it. */
export const loadReadOnly = () => void loadBody().catch(() => undefined);
