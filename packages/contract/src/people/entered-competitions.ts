import { entryStatuses } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Nullable, oneOf, Uuid } from '../common.ts';
import { CompetitionSummary } from '../preparing/competitions.ts';

const { uuid, name, startTime, endTime, status, headerColour, venue } = CompetitionSummary.properties;

/** A competition that the caller or a child of theirs has entered. */
export const EnteredCompetition = Type.Object({
  uuid,
  name,
  startTime,
  endTime,
  status,
  headerColour,
  venue,
  /** Its last stage, or the whole competition, has final published results. */
  resultsOut: Type.Boolean(),
  /** The caller first, then their children. */
  entries: Type.Array(
    Type.Object({
      user: Uuid,
      name: Type.String(),
      own: Type.Boolean(),
      category: Type.String(),
      competitorNumber: Nullable(Type.String()),
      status: oneOf(entryStatuses),
    }),
  ),
});
export type EnteredCompetition = Static<typeof EnteredCompetition>;
export const EnteredCompetitionList = Type.Array(EnteredCompetition);
