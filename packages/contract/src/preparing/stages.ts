import { entryStatuses, longest, startingGroups } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Instant, Line, Nullable, oneOf, Uuid } from '../common.ts';
import { ResultUser } from '../following/results.ts';

export const StageParams = Type.Object({ competition: Uuid, stage: Uuid });

/** Who advances to the next stage. With `dry_run` nothing changes. */
export const AdvanceBody = Body({
  /**
   * For each category; everybody tied with the last one advances too. 0 = nobody: those who advanced are
   * taken back.
   */
  quota: Type.Integer({ minimum: 0, maximum: 2000 }),
  /** For categories with a different number; with 0 nobody advances. */
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

/** Somebody who does not want to climb in the next stage. */
const Declined = Type.Object({
  user: Type.Object({ uuid: Uuid, firstName: Type.String(), lastName: Type.String() }),
  /** In the stage that ends. */
  position: Type.Integer(),
});

export const AdvanceReply = Type.Object({
  /** The stage they advance to. */
  stage: Uuid,
  categories: Type.Array(
    Type.Object({
      /** In the stage that ends. */
      category: Uuid,
      name: Type.String(),
      entries: Type.Array(Advancing),
      /** How many advance beyond the quota, because they are tied with the last one. */
      tied: Type.Integer(),
      /** Who would advance and does not want to, best first: others advance in their places. */
      declined: Type.Array(Declined),
    }),
  ),
});
export type AdvanceReply = Static<typeof AdvanceReply>;

export const DeclineParams = Type.Object({ competition: Uuid, user: Uuid });
export const DeclineBody = Body({
  /** In which the person does or does not want to climb. */
  stage: Uuid,
  declines: Type.Boolean(),
});
export type DeclineBody = Static<typeof DeclineBody>;

/** Two or more starting groups, dealt out in turn; 1 removes them. */
export const StartingGroupsBody = Body({
  groups: Type.Integer({ minimum: 1, maximum: startingGroups.length }),
});

/** Moves a person from one starting group to another after a draw. */
export const MoveToGroupBody = Body({
  /** In the stage. */
  entry: Uuid,
  /** The group the organiser saw them in: somebody else's later move stays. */
  from: Nullable(Type.String({ maxLength: 20 })),
  to: oneOf(startingGroups),
  /** Moves them even if they already have results in the stage: places will change. */
  despiteResults: Type.Optional(Type.Boolean()),
});
export type MoveToGroupBody = Static<typeof MoveToGroupBody>;

export const PublishBody = Body({
  /** The client's: what is sent twice is published once. */
  uuid: Type.Optional(Uuid),
  /** Null = the ranking of the whole competition. */
  stage: Nullable(Uuid),
  /** False = provisional: appeals may still change it. */
  final: Type.Boolean(),
  /** Why official results change; needed once there are some. */
  reason: Type.Optional(Line(longest.amendment)),
});
export type PublishBody = Static<typeof PublishBody>;

/** Results as published once; never changed. */
export const Publication = Type.Object({
  uuid: Uuid,
  stage: Nullable(Uuid),
  /** 1, 2, 3 … for its stage. The highest counts. */
  version: Type.Integer(),
  final: Type.Boolean(),
  publishedAt: Instant,
  /** Only for the organiser side; otherwise null. */
  publishedBy: Nullable(Type.String()),
  /** Of an amendment; null for all others. */
  reason: Nullable(Type.String()),
});
export type Publication = Static<typeof Publication>;

/** Newest first. */
export const PublicationList = Type.Array(Publication);

const Standing = Type.Object({
  /** Null = not ranked. */
  position: Nullable(Type.Integer()),
  /** Null in the ranking of a whole competition, which has only places. */
  scoreText: Nullable(Type.String()),
  status: Nullable(oneOf(entryStatuses)),
});

/** How results differ from the last publication of a stage, or of the whole competition. */
export const PublicationChanges = Type.Object({
  stage: Nullable(Uuid),
  version: Type.Integer(),
  final: Type.Boolean(),
  publishedAt: Instant,
  /** Everybody whose place, score or attempts differ. */
  rows: Type.Array(
    Type.Object({
      category: Type.String(),
      user: ResultUser,
      /** As published; null for people who joined since. */
      before: Nullable(Standing),
      /** As it is now; null for people who left since. */
      after: Nullable(Standing),
    }),
  ),
  /** Teams whose place, score or members differ; null for one that was not there, or is no longer. */
  teams: Type.Array(
    Type.Object({ name: Type.String(), before: Nullable(Standing), after: Nullable(Standing) }),
  ),
});
export type PublicationChanges = Static<typeof PublicationChanges>;

/** Only what has changed. */
export const PublicationChangesList = Type.Array(PublicationChanges);
