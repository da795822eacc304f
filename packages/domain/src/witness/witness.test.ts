import { witnessRefusal, type Witness } from './witness.ts';

const climber = { id: 'ada', parent: 'pat' };
const witness: Witness = { id: 'bo', parent: null, statuses: ['ENTERED'], confirmed: 0, codeUsed: false };

it.each<[string, Partial<Witness> | null, string | null]>([
  ['takes another climber', {}, null],
  ['takes another family’s child', { parent: 'kim' }, null],
  ['takes who retired in one stage and climbs in another', { statuses: ['RETIRED', 'ENTERED'] }, null],
  ['refuses a wrong code', null, 'witness.code'],
  ['refuses the climber', { id: 'ada' }, 'witness.self'],
  ['refuses the parent', { id: 'pat' }, 'witness.family'],
  ['refuses the climber’s child', { parent: 'ada' }, 'witness.family'],
  ['refuses a brother or sister', { parent: 'pat' }, 'witness.family'],
  ['refuses who is not entered', { statuses: [] }, 'witness.out'],
  ['refuses who waits for a place', { statuses: ['WAITING'] }, 'witness.out'],
  ['refuses who retired', { statuses: ['RETIRED'] }, 'witness.out'],
  ['refuses a code twice', { codeUsed: true }, 'witness.used'],
  ['refuses one result too many', { confirmed: 10 }, 'witness.limit'],
])('%s', (_what, more, reason) =>
  expect(witnessRefusal(climber, more && { ...witness, ...more }, 10)).toBe(reason),
);

it('takes two adults who have no parent', () =>
  expect(witnessRefusal({ id: 'ada', parent: null }, witness, 10)).toBeNull());
