import { type Static, Type } from 'typebox';
import { Body, Instant, Nullable, Uuid } from './common.ts';

export const StageParams = Type.Object({ competition: Uuid, stage: Uuid });

/** Who goes on to the next stage. With `dry_run` nothing changes. */
export const AdvanceBody = Body({
  /** Of each category; whoever is tied with the last one in goes on as well. */
  quota: Type.Integer({ minimum: 1, maximum: 2000 }),
  dry_run: Type.Optional(Type.Boolean()),
});
export type AdvanceBody = Static<typeof AdvanceBody>;

/** In start order: the best ranked starts last. */
export const Advancing = Type.Object({
  /** In the stage that ends. */
  entry: Uuid,
  user: Type.Object({ uuid: Uuid, first_name: Type.String(), last_name: Type.String() }),
  competitor_number: Nullable(Type.String()),
  /** In the stage that ends. */
  position: Type.Integer(),
  start_position: Type.Integer(),
});

export const AdvanceReply = Type.Object({
  /** The stage they go on to. */
  stage: Uuid,
  categories: Type.Array(
    Type.Object({
      /** Of the stage that ends. */
      category: Uuid,
      name: Type.String(),
      entries: Type.Array(Advancing),
      /** How many go on beyond the quota, because they are tied with the last one in. */
      tied: Type.Integer(),
    }),
  ),
});
export type AdvanceReply = Static<typeof AdvanceReply>;

/** Two starting groups or more, in turn down the ranking of last names; 1 takes them back. */
export const StartingGroupsBody = Body({ groups: Type.Integer({ minimum: 1, maximum: 4 }) });

export const PublishBody = Body({
  /** Null = the ranking of the whole competition. */
  stage: Nullable(Uuid),
  /** False = provisional: appeals may still change it. */
  final: Type.Boolean(),
});
export type PublishBody = Static<typeof PublishBody>;

/** Results as they were given out once; never changed. */
export const Publication = Type.Object({
  uuid: Uuid,
  stage: Nullable(Uuid),
  /** 1, 2, 3 … of its stage. The highest counts. */
  version: Type.Integer(),
  final: Type.Boolean(),
  published_at: Instant,
  /** For the organiser side only; otherwise null. */
  published_by: Nullable(Type.String()),
  /** Results of its scope, or who is in it, have changed since. */
  outdated: Type.Boolean(),
});
export type Publication = Static<typeof Publication>;

/** The latest first. */
export const PublicationList = Type.Array(Publication);
