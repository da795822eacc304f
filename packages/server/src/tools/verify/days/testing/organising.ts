import type { Entry } from '@topout/contract';
import { call, categoriesOf, type Deed, listOf, routesOf } from './day.ts';

const entriesOf = (day: Parameters<Deed>[0]) => listOf<Entry>(day, '/entries');

export const enter: Deed = async (day, dice) => {
  const as = dice.pick(day.climbers);
  if (!as) return;
  const body = {
    category: dice.pick(day.competition.categories),
    ...(dice.chance(50) && { competitorNumber: String(1 + dice.below(20)) }),
  };
  await call(day, 'POST', '/entries', { as, body });
};

/** An import lists a person, who gets the entry once they enter or give their name. */
export const importEntry: Deed = async (day, dice) => {
  const climber = dice.pick(day.climbers);
  if (!climber) return;
  const name = `Ada ${day.climbers.indexOf(climber)}`;
  const lines = ['First name,Last name,Category,E-mail', `${name},Climber,Women,${climber.email}`];
  await call(day, 'POST', '/entries/import', { body: { table: lines.join('\n'), dryRun: false } });
};

export const sayWhoTheyAre: Deed = async (day, dice) => {
  const as = dice.pick(day.climbers);
  if (as) await call(day, 'PATCH', '//profiles/me', { as, body: { lastName: 'Climber' } });
};

export const changeEntry: Deed = async (day, dice) => {
  const entry = dice.pick(await entriesOf(day));
  if (!entry) return;
  const body = {
    ...(dice.chance(40) && { category: dice.pick(categoriesOf(day)) }),
    ...(dice.chance(40) && { competitorNumber: String(1 + dice.below(20)) }),
    ...(dice.chance(40) && { status: dice.pick(['ENTERED', 'ENTERED', 'RETIRED', 'DNS', 'DSQ', 'WAITING']) }),
  };
  // Named by person, it is their entry in the running stage.
  const named = dice.chance(50) ? entry.uuid : entry.user.uuid;
  await call(day, 'PATCH', `/entries/${named}`, { body });
};

export const deleteEntry: Deed = async (day, dice) => {
  const entry = dice.pick(await entriesOf(day));
  if (entry) await call(day, 'DELETE', `/entries/${dice.chance(50) ? entry.uuid : entry.user.uuid}`);
};

export const merge: Deed = async (day, dice) => {
  const entries = await entriesOf(day);
  const [source, target] = [dice.pick(entries), dice.pick(entries)];
  if (!source || !target) return;
  await call(day, 'POST', `/entries/${source.uuid}/merge`, { body: { target: target.uuid } });
};

/** Somebody undoes an act in the history, mostly a recent one. */
export const restore: Deed = async (day, dice) => {
  const lines = await listOf<{ id: string }>(day, dice.chance(50) ? '/audit' : '/history');
  const line = dice.pick(lines.slice(0, dice.chance(70) ? 5 : 50));
  if (line) await call(day, 'POST', `/history/${line.id}/restore`);
};

export const runStage: Deed = async (day, dice) => {
  const stage = dice.pick([day.competition.stage, day.final.id]);
  const what = dice.pick(['open', 'open', 'close', 'advance', 'starting-groups'] as const);
  const body = {
    advance: { quota: 1 + dice.below(4) },
    'starting-groups': { groups: 1 + dice.below(3) },
    open: undefined,
    close: undefined,
  }[what ?? 'open'];
  await call(day, 'POST', `/stages/${stage}/${what}`, body && { body });
};

/** A whole stage at once: random steps seldom find the way into a final. */
export const goToTheFinal: Deed = async (day, dice) => {
  await call(day, 'POST', `/stages/${day.competition.stage}/close`);
  const body = { quota: 1 + dice.below(4) };
  await call(day, 'POST', `/stages/${day.competition.stage}/advance`, { body });
  await call(day, 'POST', `/stages/${day.final.id}/open`);
};

/** Takes it down, puts it up again, or deletes it. */
export const changeRoute: Deed = async (day, dice) => {
  const path = `//venues/${day.competition.venue}/routes/${dice.pick(routesOf(day))}`;
  if (dice.chance(30)) await call(day, 'DELETE', path);
  else await call(day, 'PATCH', path, { body: { retired: dice.chance(50) } });
};

export const changeTeam: Deed = async (day, dice) => {
  const judge = dice.pick(day.phones.slice(0, -1))?.judge;
  if (!judge) return;
  if (dice.chance(40)) await call(day, 'DELETE', `/judges/${judge.profile}`);
  else await call(day, 'PATCH', `/judges/${judge.profile}`, { body: { approved: true, role: 'JUDGE' } });
};

export const publish: Deed = async (day, dice) => {
  const stage = dice.pick([day.competition.stage, day.final.id]);
  const body = { stage, final: dice.chance(30), reason: 'A card turned up' };
  await call(day, 'POST', '/publications', { body });
};
