import type { HeldResult } from '@topout/contract';
import { type HeldChoice, heldChoices } from '@topout/domain';
import type { Dice } from './dice.ts';
import { call, type Day, type Deed, listOf } from './day.ts';

/** Somebody decides about a held result, sometimes in a way not offered; every choice offered is accepted. */
export const settle: Deed = async (day, dice, alone) => {
  const as = dice.chance(60) ? day.competition.master : dice.pick(day.phones)?.judge;
  const line = dice.pick(await listOf<HeldResult>(day, '/held-results', as));
  const report = dice.pick(line?.reports ?? []);
  const take = dice.pick(heldChoices);
  if (!line || !report || !take || !as) return;
  const offered = report.choices.includes(take);
  const reply = await decide(day, { as, line, report, take, others: dice.chance(30) });
  if (alone && offered && reply.statusCode !== 200) {
    throw new Error(`${take} was offered, and refused: ${reply.statusCode} ${reply.body}`);
  }
};

interface Decision {
  readonly as: Day['competition']['master'];
  readonly line: HeldResult;
  readonly report: HeldResult['reports'][number];
  readonly take: HeldChoice;
  /** Whether the other reports are discarded with it. */
  readonly others: boolean;
}

function decide(day: Day, { as, line, report, take, others }: Decision) {
  const rest = line.reports.filter((one) => one !== report && one.choices.includes('STANDING'));
  const body = {
    take,
    commands: report.commands,
    ...(others && { others: rest.flatMap(({ commands }) => commands) }),
    version: line.version,
  };
  return call(day, 'POST', '/held-results/settlement', { as, body });
}

/** One held command at a time, as in bulk scoring. */
export const resolve: Deed = async (day, dice) => {
  const held = dice.pick(await listOf<{ id: string }>(day, '/held'));
  if (!held) return;
  const body = { action: dice.chance(70) ? 'APPLY' : 'DISCARD' };
  await call(day, 'POST', `/commands/${held.id}/resolution`, { body });
};

/** The evening: everything still waiting is decided. */
export async function settleAll(day: Day, dice: Dice): Promise<void> {
  for (const line of await listOf<HeldResult>(day, '/held-results')) {
    const report = dice.pick(line.reports);
    const take = dice.pick(report?.choices ?? []);
    if (report && take) await decide(day, { as: day.competition.master, line, report, take, others: true });
  }
}
