import { entryStatuses, startingGroups } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, Nullable, oneOf, Uuid } from '../common.ts';
import { ResultUser } from '../following/results.ts';

export const StageParams = Type.Object({ competition: Uuid, stage: Uuid });

/** Who goes on to the next stage. With `dry_run` nothing changes. */
export const AdvanceBody = Body({
  /** Of each category; whoever is tied with the last one in goes on as well. 0 = nobody: those who did are taken back. */
  quota: Type.Integer({ minimum: 0, maximum: 2000 }),
  /** Of categories with another number; with 0 nobody goes on. */
  quotas: Type.Optional(
    Type.Array(Body({ category: Uuid, quota: Type.Integer({ minimum: 0, maximum: 2000 }) }), {
      maxItems: 50,
    }),
  ),
  dryRun: Type.Optional(Type.Boolean()),
});
export type AdvanceBody = Static<typeof AdvanceBody>;

/** In start order: the best ranked starts last. */
export const Advancing = Type.Object({
  /** In the stage that ends. */
  entry: Uuid,
  user: Type.Object({ uuid: Uuid, firstName: Type.String(), lastName: Type.String() }),
  competitorNumber: Nullable(Type.String()),
  /** In the stage that ends. */
  position: Type.Integer(),
  startPosition: Type.Integer(),
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
export const StartingGroupsBody = Body({
  groups: Type.Integer({ minimum: 1, maximum: startingGroups.length }),
});

/** Somebody from one starting group to another, after a draw. */
export const MoveToGroupBody = Body({
  /** In the stage. */
  entry: Uuid,
  /** The group in which they were seen: whoever was moved meanwhile stays there. */
  from: Nullable(Type.String({ maxLength: 20 })),
  to: oneOf(startingGroups),
  /** Also when they have results in the stage already: places change. */
  despiteResults: Type.Optional(Type.Boolean()),
});
export type MoveToGroupBody = Static<typeof MoveToGroupBody>;

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
  publishedAt: Instant,
  /** For the organiser side only; otherwise null. */
  publishedBy: Nullable(Type.String()),
});
export type Publication = Static<typeof Publication>;

/** The latest first. */
export const PublicationList = Type.Array(Publication);

const Standing = Type.Object({
  /** Null = not ranked. */
  position: Nullable(Type.Integer()),
  /** Null in the ranking of a whole competition, where there are places only. */
  scoreText: Nullable(Type.String()),
  status: Nullable(oneOf(entryStatuses)),
});

/** How results differ from what was published last of a stage, or of the whole competition. */
export const PublicationChanges = Type.Object({
  stage: Nullable(Uuid),
  version: Type.Integer(),
  final: Type.Boolean(),
  publishedAt: Instant,
  /** Everybody for whom places, scores or attempts differ. */
  rows: Type.Array(
    Type.Object({
      category: Type.String(),
      user: ResultUser,
      /** As published; null for whoever came since. */
      before: Nullable(Standing),
      /** As it is now; null for whoever left since. */
      after: Nullable(Standing),
    }),
  ),
});
export type PublicationChanges = Static<typeof PublicationChanges>;

/** Only what has changed. */
export const PublicationChangesList = Type.Array(PublicationChanges);
