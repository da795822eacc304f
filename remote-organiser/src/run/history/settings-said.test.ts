import { settingsSaid } from './settings-said.ts';

it.each([
  [{ teamsEnabled: true }, 'Competitors form teams: on'],
  [{ scoring: { bestN: null } }, 'Only the best routes count: none'],
  [{ scoring: { attemptPoints: [10, 7, 4] } }, 'Points for a top by attempt: 10, 7, 4'],
  [{ scoring: { attemptPoints: [] } }, 'Points for a top by attempt: none'],
  [{ scoring: { pointsTieBreak: 'falls' } }, 'Split ties of points: By falls'],
])('says %j as the form does', (settings, said) => expect(settingsSaid(settings)).toEqual([said]));
