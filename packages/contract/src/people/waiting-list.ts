import { type Static, Type } from 'typebox';
import { Body, Uuid } from '../common.ts';

export const WaitingListParams = Type.Object({ competition: Uuid, category: Uuid });

const Order = Type.Array(Uuid, { maxItems: 2000 });

/** The order in which places are given, as uuids of entries; `seen`: the order that it was made from. */
export const WaitingOrderBody = Body({ entries: Order, seen: Order });
export type WaitingOrderBody = Static<typeof WaitingOrderBody>;
