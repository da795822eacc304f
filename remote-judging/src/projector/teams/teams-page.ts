import type { Leaderboard, TeamBoardRow } from '@topout/contract';
import { useTeamBoard } from '@topout/api-client';
import { useMemo } from 'react';
import type { Hall } from '../hall.ts';
import { teamsTexts as texts } from '../texts.ts';

/** The board of teams among the categories, under the competition's own uuid; none where there are no teams. */
export const teamsPages = ({ uuid, settings }: Pick<Hall, 'uuid' | 'settings'>) =>
  settings?.teamsEnabled === true ? [{ uuid, name: texts.teams }] : [];

/**
 * The board of teams, as the hall shows the boards of categories.
 *
 * @param competition null = not wanted
 */
export function useTeamsPage(competition: string | null): Leaderboard | null {
  const { data } = useTeamBoard(competition);
  return useMemo(() => {
    if (competition === null || data === undefined) return null;
    return {
      category: competition,
      version: 0,
      changedAt: '',
      scoringSystem: 'DEFAULT',
      rows: data.rows.map(rowOf),
      latest: [],
    };
  }, [competition, data]);
}

const rowOf = ({ team, name, position, score, members }: TeamBoardRow): Leaderboard['rows'][number] => ({
  position,
  score,
  scoreText: score === null ? '' : texts.points(score),
  scoreTuple: null,
  status: 'ENTERED',
  competitorNumber: null,
  attemptsCount: 0,
  ...(members.some(({ unconfirmed }) => unconfirmed !== undefined) && { unconfirmed: '1' }),
  entry: team,
  user: { uuid: team, firstName: name, lastName: '', pictureUrl: null },
});
