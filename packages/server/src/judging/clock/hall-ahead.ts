import { judgedElsewhere } from '../../competition/authority/elsewhere.ts';

/**
 * SQL: by how much this server's clock is ahead of that of the hall which has a competition. Presses that came from there
 * were stored by the hall's.
 *
 * @param competition SQL of its uuid
 */
export const hallAhead = (competition: string): string => `
  coalesce((select make_interval(secs => min(ahead) / 1000) from hall, unnest(hall.ahead_ms) ahead
    where hall.competition_id = ${competition} and (${judgedElsewhere(competition)}) = 'HALL'), interval '0')`;
