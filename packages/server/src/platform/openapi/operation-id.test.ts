import { operationId } from './operation-id.ts';

it.each([
  ['GET', '/api/competitions', 'getCompetitions'],
  ['PATCH', '/api/venues/:venue/maps/:map', 'patchVenueMap'],
  ['POST', '/api/competitions/:competition/entries/:entry/merge', 'postCompetitionEntryMerge'],
  ['GET', '/api/competitions/:competition/results.csv', 'getCompetitionResultsCsv'],
  ['GET', '/api/maps/:map.svg', 'getMapSvg'],
  ['GET', '/api/leagues/:league/leaderboard/:user', 'getLeagueLeaderboardByUser'],
  ['GET', '/api/media/:media', 'getMedia'],
])('names %s %s %s', (method, url, name) => {
  expect(operationId(method, url)).toBe(name);
});
