import fc from 'fast-check';
import type { Attempt } from '../model.ts';
import { attemptsAfter } from './attempts-after.ts';
import { decideAttempts } from './decide.ts';

const granted = { canView: true, canAdd: true, canModify: true, canClear: true };
const uuid = fc.constantFrom('a', 'b', 'c', 'd');
const attempt = fc.record<Attempt>({
  uuid,
  timestamp: fc.constant('2026-11-21T10:00:00.000Z'),
  judge: fc.constant('me'),
  success: fc.boolean(),
  segmentsCount: fc.constantFrom(0, 1),
  usedLastHold: fc.boolean(),
  duration: fc.constant(null),
  notes: fc.constant(''),
});
const list = fc.uniqueArray(attempt, { selector: ({ uuid: id }) => id, maxLength: 4 });
const kind = fc.constantFrom('attempts.append', 'attempts.replace', 'attempts.clear');

it('is what the server writes, whatever it applies', () => {
  fc.assert(
    fc.property(
      list,
      list,
      kind,
      fc.constantFrom('BOULDER', 'SPORT'),
      (before, attempts, does, climbType) => {
        const route = { uuid: 'r', climbType, segmentsCount: 3 };
        const command = { kind: does, attempts, base: 7, judge: 'me' };
        const decision = decideAttempts(
          command,
          { version: 7, attempts: before },
          route,
          { hardMax: 99, restarts: 0, speed: false },
          granted,
        );
        if (decision.outcome === 'HELD') return;
        expect(attemptsAfter(before, command, route)).toEqual(decision.attempts);
      },
    ),
  );
});
