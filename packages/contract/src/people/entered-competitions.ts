import { entryStatuses } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Nullable, oneOf, Uuid } from '../common.ts';
import { CompetitionSummary } from '../preparing/competitions.ts';

const { uuid, name, startTime, endTime, status, venue } = CompetitionSummary.properties;

/** A competition that the caller is entered in, or a child of theirs. */
export const EnteredCompetition = Type.Object({
  uuid,
  name,
  startTime,
  endTime,
  status,
  venue,
  /** Results of its last stage, or of the whole, were given out as final. */
  resultsOut: Type.Boolean(),
  /** The caller in front, then their children. */
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
