import { type Static, Type } from 'typebox';
import { LoggedCommand } from '../judging/commands.ts';
import { Nullable, oneOf, Page, Uuid } from '../common.ts';

/** A command as the history shows it. */
export const HistoryLine = Type.Object({
  ...LoggedCommand.properties,
  /** Whether it can be undone, and if not, why; null if it changed no attempts. */
  undo: Nullable(oneOf(['POSSIBLE', 'CHANGED_SINCE', 'ENTRY_GONE'])),
});
export type HistoryLine = Static<typeof HistoryLine>;
export const HistoryLinePage = Page(HistoryLine);
export type HistoryLinePage = Static<typeof HistoryLinePage>;

/**
 * Pages of 50, newest first; `before` is the last line of the page before. `competitor`: commands about that
 * person, in every stage; `person`: the one who did it.
 */
export const HistoryQuery = Type.Object({
  entry: Type.Optional(Uuid),
  competitor: Type.Optional(Uuid),
  route: Type.Optional(Uuid),
  person: Type.Optional(Uuid),
  before: Type.Optional(Uuid),
});

/** A person who may appear in the history. */
export const HistoryPerson = Type.Object({
  /** The profile's. */
  uuid: Uuid,
  name: Type.String(),
  competitorNumber: Nullable(Type.String()),
  /** False for people whose entry was deleted or merged. */
  entered: Type.Boolean(),
});
export type HistoryPerson = Static<typeof HistoryPerson>;
export const HistoryPeople = Type.Object({ data: Type.Array(HistoryPerson) });
export type HistoryPeople = Static<typeof HistoryPeople>;
