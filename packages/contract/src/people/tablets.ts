import { type Static, Type } from 'typebox';
import { Body, Instant, Line, Nullable, Uuid } from '../common.ts';

export const TabletBody = Body({ name: Line(40) });

/** A tablet that is handed round, as organisers see it. */
export const Tablet = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  madeAt: Instant,
  /** When it last opened somebody's card. */
  usedAt: Nullable(Instant),
});
export type Tablet = Static<typeof Tablet>;
export const Tablets = Type.Object({ data: Type.Array(Tablet) });
export type Tablets = Static<typeof Tablets>;

/** What a tablet keeps. `secret` opens cards of its competition, and is told once. */
export const NewTablet = Type.Object({ ...Tablet.properties, secret: Type.String() });
export type NewTablet = Static<typeof NewTablet>;

export const TabletParams = Type.Object({ competition: Uuid, tablet: Uuid });

/** Whose card a tablet opens: exactly one of number, ticket and person. */
export const TabletSessionBody = Body({
  secret: Type.String({ maxLength: 100 }),
  number: Type.Optional(Type.String({ maxLength: 40 })),
  /** A ticket's code as typed or scanned. */
  code: Type.Optional(Type.String({ maxLength: 40 })),
  /** Profile uuid of somebody whose results are still on the tablet. */
  user: Type.Optional(Uuid),
});
export type TabletSessionBody = Static<typeof TabletSessionBody>;
