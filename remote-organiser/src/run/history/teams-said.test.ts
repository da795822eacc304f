import { teamSaid } from './teams-said.ts';

it.each([
  ['team.changed', undefined, { name: 'Jugs' }, 'added: Jugs'],
  ['team.changed', { name: 'Jugs' }, { name: 'Slopers' }, 'Jugs → Slopers'],
  ['team.changed', { name: 'Jugs' }, undefined, 'deleted: Jugs'],
  ['team.joined', { team: null }, { team: 'Jugs' }, 'no team → Jugs'],
  ['team.joined', { team: 'Jugs' }, { team: null }, 'Jugs → no team'],
  ['entry.changed', { name: 'Jugs' }, { name: 'Slopers' }, null],
])('says of %s from %j to %j: %s', (kind, before, after, said) => {
  expect(teamSaid(kind, before, after)).toBe(said);
});
