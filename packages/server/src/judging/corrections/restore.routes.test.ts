import type { AuditRecord, EntryDetail, Leaderboard, LoggedCommandPage } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop, aTry, aZone, outcomes, send } from '../testing.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import { aProfile, testApi } from '../../testing.ts';
import { corrections } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let target: TestEntry;
let source: TestEntry;

beforeEach(async () => {
  competition = await aCompetition(api.db);
  target = await anEntry(api.db, competition, { competitorNumber: 'T1' });
  source = await anEntry(api.db, competition, {
    categoryId: competition.categories[1],
    competitorNumber: 'S1',
    profileId: await aProfile(api.db, { firstName: 'Adda' }),
  });
});

const at = (minute: number) => ({ timestamp: `2026-03-14T10:0${minute}:00.000Z` });
const command = (entry: TestEntry, said: object) =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[0], competitor: entry.profile, ...said }),
  );
const climb = (entry: TestEntry, ...attempts: { success: boolean }[]) => command(entry, { attempts });
const read = async ({ id }: TestEntry) =>
  (
    await api.call('GET', `/competitions/${competition.id}/entries/${id}`, { as: competition.master })
  ).json<EntryDetail>();
const marks = async (entry: TestEntry) =>
  (await read(entry)).attempts.map(({ success, segmentsCount }) => (success ? 'T' : segmentsCount)).join(' ');
const lastCommand = async () => {
  const reply = await api.call('GET', `/competitions/${competition.id}/history`, { as: competition.master });
  return reply.json<LoggedCommandPage>().data[0]?.id ?? '';
};
const lastAudit = async () => {
  const row = await api.db.kysely
    .selectFrom('audit')
    .select('id')
    .where('competitionId', '=', competition.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.id;
};
const remove = ({ id }: TestEntry) =>
  api.call('DELETE', `/competitions/${competition.id}/entries/${id}`, { as: competition.master });

describe('undoing a merge', () => {
  it('makes two entries again, as they were', async () => {
    await climb(target, { ...aTry, ...at(1) }, { ...aTop, ...at(5) });
    await climb(source, { ...aZone, ...at(3) });
    const [before, was] = [await read(target), await read(source)];
    const { merge, restore, differences } = corrections(api, competition);
    const { record } = await merge([source, target]);

    const { entry } = await restore(record);
    expect(entry).toMatchObject({
      uuid: source.id,
      competitorNumber: 'S1',
      category: { uuid: competition.categories[1] },
    });
    expect((await read(source)).attempts).toEqual(was.attempts);
    expect((await read(target)).attempts).toEqual(before.attempts);
    expect(await differences()).toEqual([]);

    expect(outcomes(await climb(source, aTop))).toEqual(['APPLIED']);
    expect([await marks(source), await marks(target)]).toEqual(['1 T', '0 T']);
    expect(await differences()).toEqual([]);
  });

  it('leaves with the target what was logged since', async () => {
    await climb(source, { ...aZone, ...at(3) });
    const { merge, restore, differences } = corrections(api, competition);
    const { record } = await merge([source, target]);
    await climb(target, { ...aTop, ...at(6) });
    await restore(record);
    expect([await marks(source), await marks(target)]).toEqual(['1', 'T']);
    expect(await differences()).toEqual([]);
  });

  it('happens once, and in the order of the merges', async () => {
    const third = await anEntry(api.db, competition);
    const { merge, restore, differences } = corrections(api, competition);
    const first = await merge([source, target]);
    const second = await merge([target, third]);
    await expect(restore(first.record)).rejects.toThrow('merge.later');
    await restore(second.record);
    await restore(first.record);
    await expect(restore(first.record)).rejects.toThrow('record.restored');
    expect(await differences()).toEqual([]);
  });

  it('brings the source back even where the target is gone', async () => {
    await climb(source, aTop);
    const { merge, restore, differences } = corrections(api, competition);
    const { record } = await merge([source, target]);
    await remove(target);
    await restore(record);
    expect(await marks(source)).toBe('T');
    expect(await differences()).toEqual([]);
  });

  it('is refused where the person was entered again', async () => {
    const { merge, restore } = corrections(api, competition);
    const { record } = await merge([source, target]);
    await anEntry(api.db, competition, { profileId: source.profile });
    await expect(restore(record)).rejects.toThrow('entry.exists');
  });
});

describe('a deleted entry', () => {
  it('comes back with all it climbed, and its number', async () => {
    await climb(source, aTry, aTop);
    await remove(source);
    expect(outcomes(await climb(source, aTop))).toEqual(['HELD entry.unknown']);

    const { restore, differences } = corrections(api, competition);
    const { entry } = await restore(await lastAudit());
    expect(entry).toMatchObject({ uuid: source.id, competitorNumber: 'S1', attemptsCount: 2, position: 1 });
    expect(await marks(source)).toBe('0 T');
    expect(await differences()).toEqual([]);
  });

  it('comes back in all stages that it had led to', async () => {
    const final = await aFinal(api.db, competition);
    const finalist = await anEntry(api.db, competition, {
      profileId: target.profile,
      categoryId: final.category,
      startPosition: 2,
    });
    await climb(target, aTop);
    await command(target, { route: final.route, attempts: [aTry, aTop] });
    const [was, wasInFinal] = [await read(target), await read(finalist)];
    expect(wasInFinal.attempts).toHaveLength(2);
    const inFinal = async () => {
      const path = `/competitions/${competition.id}/leaderboard?category=${final.category}`;
      return (await api.call('GET', path)).json<Leaderboard>().rows.map(({ entry }) => entry);
    };
    expect(await inFinal()).toEqual([finalist.id]);

    await remove(target);
    expect(await inFinal()).toEqual([]);
    const { restore, differences } = corrections(api, competition);
    await restore(await lastAudit());
    expect((await read(target)).attempts).toEqual(was.attempts);
    expect(await read(finalist)).toMatchObject({ attempts: wasInFinal.attempts, competitorNumber: 'T1' });
    expect(await inFinal()).toEqual([finalist.id]);
    expect(await differences()).toEqual([]);
  });

  it('of a later stage comes back before the one of the first, and both have one number', async () => {
    const final = await aFinal(api.db, competition);
    const finalist = await anEntry(api.db, competition, {
      profileId: target.profile,
      categoryId: final.category,
    });
    await remove(finalist);
    const record = await lastAudit();
    await remove(target);
    const whole = await lastAudit();
    const { restore } = corrections(api, competition);
    expect((await restore(record)).entry).toMatchObject({ uuid: finalist.id, competitorNumber: 'T1' });
    expect((await restore(whole)).entry).toMatchObject({ uuid: target.id, competitorNumber: 'T1' });
  });

  it('comes back without a number that somebody else has by now', async () => {
    await remove(source);
    const record = await lastAudit();
    await anEntry(api.db, competition, { competitorNumber: 'S1' });
    const { restore } = corrections(api, competition);
    expect((await restore(record)).entry?.competitorNumber).toBeNull();
    await expect(restore(record)).rejects.toThrow('record.restored');
  });
});

describe('attempts', () => {
  it('come back after they were cleared, as their judge made them; and that is undone alike', async () => {
    await climb(source, { ...aTry, ...at(1) }, { ...aZone, ...at(2) });
    const { attempts } = await read(source);
    await command(source, { kind: 'attempts.clear' });
    expect(await marks(source)).toBe('');

    const { restore, differences } = corrections(api, competition);
    await restore(await lastCommand());
    expect((await read(source)).attempts).toEqual(attempts);
    await restore(await lastCommand());
    expect(await marks(source)).toBe('');
    expect(await differences()).toEqual([]);
  });

  it('stay where something was logged since', async () => {
    await climb(source, aTry);
    await command(source, { kind: 'attempts.clear' });
    const record = await lastCommand();
    await climb(source, aTop);
    await expect(corrections(api, competition).restore(record)).rejects.toThrow('stream.changed');
    expect(await marks(source)).toBe('T');
  });

  it('are restored by those who may correct results', async () => {
    await climb(source, aTry);
    const record = await lastCommand();
    const staff = await aMember(api.db, competition, 'STAFF');
    await expect(corrections(api, competition, staff).restore(record)).rejects.toThrow('403');
  });
});

it('does not restore what nothing is known of', async () => {
  await expect(corrections(api, competition).restore(competition.id)).rejects.toThrow('404');
});

describe('a change of an entry', () => {
  const patch = (body: object) =>
    api.call('PATCH', `/competitions/${competition.id}/entries/${target.id}`, {
      as: competition.master,
      body,
    });
  const restorable = async (record: string) => {
    const reply = await api.call('GET', `/competitions/${competition.id}/audit`, { as: competition.master });
    return reply.json<{ data: AuditRecord[] }>().data.find(({ id }) => id === record)?.restorable;
  };
  const shown = async () => {
    const { user, competitorNumber, category } = await read(target);
    return [user.firstName, user.lastName, competitorNumber, category.uuid];
  };

  it('is taken back: the name, and what else it changed, and nothing else', async () => {
    const before = await shown();
    await patch({ firstName: 'Zoë', category: competition.categories[1] });
    const record = await lastAudit();
    await patch({ competitorNumber: 'T9' });
    expect(await restorable(record)).toBe(true);
    await corrections(api, competition).restore(record);
    expect(await shown()).toEqual(before.with(2, 'T9'));
    expect(await restorable(record)).toBe(false);
    // An undo is a change as well, and can itself be undone.
    expect(await restorable(await lastAudit())).toBe(true);
    expect(await corrections(api, competition).differences()).toEqual([]);
  });

  it('is not taken back once it was changed again', async () => {
    await patch({ firstName: 'Zoë' });
    const record = await lastAudit();
    await patch({ firstName: 'Zoe' });
    expect(await restorable(record)).toBe(false);
    await expect(corrections(api, competition).restore(record)).rejects.toThrow(/record.changed_since/);
  });
});
