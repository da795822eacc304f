import type { Command, CommandAnswer } from '@topout/contract';
import { aCommand } from '../../judging/testing.ts';
import { newId } from '../../platform/ids.ts';
import { flakyLine } from './line.ts';
import { RehearsalOutbox } from './outbox.ts';

const answerTo = ({ id }: Command): CommandAnswer => ({
  id,
  outcome: 'APPLIED',
  reason: null,
  version: 1,
  boardVersion: 1,
});
const tap = () => aCommand({ route: newId(), competitor: newId(), attempts: [] });

it('brings everything in, in order, over a line that fails, under the same ids', async () => {
  const log: string[] = [];
  const seen = new Set<string>();
  const line = flakyLine(Math.random);
  const answered: string[] = [];
  const outbox = new RehearsalOutbox(
    (commands) =>
      line.carry(async () => {
        for (const { id } of commands) if (!seen.has(id)) log.push(id);
        for (const { id } of commands) seen.add(id);
        return commands.map(answerTo);
      }),
    ({ id }) => answered.push(id),
  );
  const taps = Array.from({ length: 120 }, tap);
  for (const one of taps) outbox.add(one);
  await outbox.settled(20_000);

  const ids = taps.map(({ id }) => id);
  expect(outbox.size).toBe(0);
  expect(log).toEqual(ids);
  expect(answered).toEqual(ids);
}, 30_000);

it('keeps what is not answered', async () => {
  const outbox = new RehearsalOutbox(
    () => Promise.reject(new Error('down')),
    () => {},
  );
  outbox.add(tap());
  await outbox.settled(200);
  expect(outbox.size).toBe(1);
});
