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

const shown = {
  name: Line(longest.sponsor),
  /** A media of the caller’s, announced as `whole`; null = none. */
  picture: Nullable(Uuid),
};

/** `uuid` is chosen by the caller: sent again, the sponsor stands once, as it was sent last. */
export const SponsorBody = Body({ uuid: Type.Optional(Uuid), ...shown });
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
