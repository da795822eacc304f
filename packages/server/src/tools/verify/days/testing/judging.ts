import type { Command, CommandsReply, QueuesReply } from '@topout/contract';
import { newId } from '../../../../platform/ids.ts';
import { aCommand } from '../../../../judging/testing.ts';
import type { Dice } from './dice.ts';
import { call, type Day, type Deed, listOf, type Phone, routesOf } from './day.ts';

const anAttempt = (dice: Dice) => ({
  uuid: newId(),
  success: dice.chance(30),
  segmentsCount: dice.below(3),
  usedLastHold: dice.chance(10),
});

/** A judge logs something, based on what their phone knows or on something outdated. */
export const tap: Deed = async (day, dice) => {
  const phone = dice.pick(day.phones);
  const climber = dice.pick(day.climbers);
  const route = dice.pick(routesOf(day));
  if (!phone || !climber || !route) return;
  const kind = dice.pick([
    'attempts.append',
    'attempts.append',
    'attempts.append',
    'attempts.replace',
    'attempts.clear',
    'queue.add',
    'queue.remove',
  ] as const);
  const known = phone.versions.get(`${climber.profile}/${route}`) ?? 0;
  const isResult = kind?.startsWith('attempts.') === true;
  const attempts = Array.from({ length: 1 + dice.below(2) }, () => anAttempt(dice));
  const command = aCommand({
    kind: kind ?? 'queue.add',
    route,
    competitor: climber.profile,
    device: phone.judge.profile,
    ...(isResult && { base: dice.chance(85) ? known : (dice.pick([null, 0, known + 1]) ?? null) }),
    ...(isResult && kind !== 'attempts.clear' && { attempts }),
  });
  phone.outbox.push(command);
  if (dice.chance(10)) phone.offline = !phone.offline;
  if (!phone.offline) await flush(day, phone, dice);
};

/** A phone is back on the line, with everything it could not send. */
export const comeBack: Deed = async (day, dice) => {
  const phone = dice.pick(day.phones.filter(({ outbox }) => outbox.length > 0));
  if (!phone) return;
  phone.offline = false;
  await flush(day, phone, dice);
};

/** Somebody brings in what a phone could not send; if that phone ever sends it, it counts once. */
export const handOver: Deed = async (day, dice) => {
  const phone = dice.pick(day.phones.filter(({ outbox }) => outbox.length > 0));
  if (!phone) return;
  const commands = phone.outbox.filter(({ kind }) => kind.startsWith('attempts.'));
  if (commands.length === 0) return;
  await call(day, 'POST', '/commands/handed-over', { body: { judge: phone.judge.profile, commands } });
};

export async function flush(day: Day, phone: Phone, dice: Dice): Promise<void> {
  const sent = phone.outbox.slice(0, 20);
  if (sent.length === 0) return;
  await sendAll(day, phone, sent);
  // A lost answer: the phone asks again, and gets the same.
  if (dice.chance(15)) await sendAll(day, phone, sent);
  const done = new Set(sent.map(({ id }) => id));
  phone.outbox.splice(0, phone.outbox.length, ...phone.outbox.filter(({ id }) => !done.has(id)));
  await flush(day, phone, dice);
}

async function sendAll(day: Day, { judge: as, versions }: Phone, commands: readonly Command[]) {
  const reply = await call(day, 'POST', '/commands', { as, body: { commands } });
  if (reply.statusCode !== 200) return;
  for (const [index, { version }] of reply.json<CommandsReply>().data.entries()) {
    const command = commands[index];
    if (command?.kind.startsWith('attempts.') && version !== null) {
      versions.set(`${command.competitor}/${command.route}`, version);
    }
  }
}

/** Somebody reorders a queue, or empties it. */
export const orderQueue: Deed = async (day, dice) => {
  const queues = await listOf<QueuesReply['data'][number]>(day, '/route-queues');
  const found = dice.pick(queues.filter(({ queue }) => queue.length > 0));
  if (!found) return;
  const body = dice.shuffled(found.queue).slice(dice.chance(20) ? 1 : 0);
  await call(day, 'PUT', `/route-queues/${found.route}`, { body });
};

/** Somebody types results at a desk. */
export const correct: Deed = async (day, dice) => {
  const [climber, route] = [dice.pick(day.climbers), dice.pick(routesOf(day))];
  const path = `//routes/${route}/attempts?user=${climber?.profile}&competition=${day.competition.id}`;
  const attempts = Array.from({ length: dice.below(3) }, () => anAttempt(dice));
  if (dice.chance(20)) await call(day, 'DELETE', path);
  else if (dice.chance(50)) await call(day, 'PATCH', path, { body: { attempts } });
  else await call(day, 'PUT', path, { body: { attempts } });
};
