import { accountHolders, entryStatuses } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Nullable, oneOf, Uuid } from '../common.ts';
import { Entry } from '../people/entries.ts';

/** `target`: uuid of an entry or its person. The address names the entry to merge into it. */
export const MergeBody = Body({ target: Uuid });
export const MergeQuery = Type.Object({ target: Uuid });

const Merging = Type.Object({
  ...Entry.properties,
  /** Who can sign in and see this entry as theirs; null: nobody. */
  account: Nullable(oneOf(accountHolders)),
});

/** A preview of a merge. */
export const MergePreview = Type.Object({
  source: Merging,
  target: Merging,
  /**
   * The merged entry. `stays` says whose person it has; category, start order and groups are the target's.
   */
  merged: Type.Object({
    stays: oneOf(['source', 'target']),
    competitorNumber: Nullable(Type.String()),
    status: oneOf(entryStatuses),
  }),
  /** Routes on which the entry to be removed has attempts. */
  routes: Type.Array(
    Type.Object({
      route: Uuid,
      /** Attempts added to the remaining entry. */
      moved: Type.Integer(),
      /**
       * Attempts of either entry that are dropped: after the first top, or the worse of two sport results.
       */
      dropped: Type.Integer(),
    }),
  ),
});
export type MergePreview = Static<typeof MergePreview>;

/** `record`: its uuid in the history, for undoing it. */
export const MergeReply = Type.Object({ record: Uuid, entry: Entry });
export type MergeReply = Static<typeof MergeReply>;

/** A record of the history: a command that changed attempts, or a deleted or merged entry. */
export const RecordParams = Type.Object({ competition: Uuid, record: Uuid });

/** A deleted entry. */
export const RestoreParams = Type.Object({ competition: Uuid, entry: Uuid });

/** The entry that was restored, or whose attempts were; null for settings. */
export const RestoreReply = Type.Object({ entry: Nullable(Entry) });
export type RestoreReply = Static<typeof RestoreReply>;
