import { longest, mostSponsors } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Line, Nullable, Uuid } from '../common.ts';

/** Whom a competition thanks on its screens. */
export const Sponsor = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  /** With its own proportions; null = the name stands alone. */
  pictureUrl: Nullable(Type.String()),
});
export type Sponsor = Static<typeof Sponsor>;

/** In their order. */
export const SponsorList = Type.Object({ data: Type.Array(Sponsor) });
export type SponsorList = Static<typeof SponsorList>;

export const SponsorParams = Type.Object({ competition: Uuid, sponsor: Uuid });

/** `picture`: a media of the caller’s, announced as `whole`; null = none. */
const shown = { name: Line(longest.sponsor), picture: Nullable(Uuid) };

export const SponsorBody = Body({
  /** The sponsor's own: sent again, it stands once. */
  uuid: Uuid,
  ...shown,
});
export type SponsorBody = Static<typeof SponsorBody>;

/** What is left out stays as it is. */
export const SponsorPatch = Body({
  ...Type.Partial(Type.Object(shown)).properties,
  /** False takes a removal back, within the hour. */
  removed: Type.Optional(Type.Boolean()),
});
export type SponsorPatch = Static<typeof SponsorPatch>;

/** All that are shown, each once. */
export const SponsorOrderBody = Body({ sponsors: Type.Array(Uuid, { maxItems: mostSponsors }) });
