import { type Static, Type } from 'typebox';
import { Body, Uuid } from '../common.ts';

export const WaitingListParams = Type.Object({ competition: Uuid, category: Uuid });

const Order = Type.Array(Uuid, { maxItems: 2000 });

/** The order in which people get places, as uuids of entries; `seen`: the order it is based on. */
export const WaitingOrderBody = Body({ entries: Order, seen: Order });
export type WaitingOrderBody = Static<typeof WaitingOrderBody>;
