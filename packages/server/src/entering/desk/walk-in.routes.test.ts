import type { AuditRecord } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aProfile, testApi } from '../../testing.ts';
import { aWave } from '../waves/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aConsentBody, answersOf, aQuestion, aQuestionBody } from '../questions/testing.ts';
import { aDesk } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let kim: object;

beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { hasCompetitorNumbers: true } });
  kim = { firstName: 'Kim', lastName: 'Walker', category: competition.categories[0] };
});

const limitTo = (capacity: number) =>
  api.db.kysely
    .updateTable('category')
    .set({ capacity })
    .where('id', '=', competition.categories[0])
    .execute();

it('enters somebody who is here, with the next free number, in one go', async () => {
  await anEntry(api.db, competition, { competitorNumber: '1' });
  const desk = aDesk(api, competition);
  const { entry, row } = await desk.walkIn(kim);
  expect(row).toMatchObject({
    firstName: 'Kim',
    competitorNumber: '2',
    status: 'ENTERED',
    categories: ['Women'],
    present: { by: 'Maja Master' },
    paid: null,
  });
  const url = `/competitions/${competition.id}/audit?entry=${entry}`;
  const { data } = (await api.call('GET', url, { as: competition.master })).json<{ data: AuditRecord[] }>();
  expect(data.map(({ kind }) => kind).toSorted()).toEqual(['check_in.changed', 'entry.created']);
});

it('takes no number where the competition has none', async () => {
  const other = await aCompetition(api.db, { settings: { hasCompetitorNumbers: false } });
  const { row } = await aDesk(api, other).walkIn({ ...kim, category: other.categories[0] });
  expect(row.competitorNumber).toBeNull();
});

it('says that a category is full, and lets somebody wait on request', async () => {
  await limitTo(1);
  await anEntry(api.db, competition);
  const desk = aDesk(api, competition);
  const reply = await desk.post(kim);
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([409, 'walk_in.full']);
  expect(await desk.rows()).toHaveLength(1);
  const { row } = await desk.walkIn({ ...kim, waitingList: true });
  expect(row).toMatchObject({ status: 'WAITING', present: {} });
});

it('gives the last place to one of two desks', async () => {
  await limitTo(1);
  const desk = aDesk(api, competition);
  const replies = await Promise.all([desk.post(kim), desk.post({ ...kim, firstName: 'Kit' })]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
});

it('says that somebody of this name is entered already, unless it is another', async () => {
  await anEntry(api.db, competition, {
    profileId: await aProfile(api.db, { firstName: 'Kim', lastName: 'Wálker' }),
  });
  const desk = aDesk(api, competition);
  const reply = await desk.post(kim);
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([409, 'walk_in.entered']);
  await desk.walkIn({ ...kim, other: true });
  expect(await desk.rows()).toHaveLength(2);
});

it('refuses a number that is taken, a blank name, an unknown category and a year of birth that nobody has', async () => {
  await anEntry(api.db, competition, { competitorNumber: '7' });
  const desk = aDesk(api, competition);
  const replies = [
    await desk.post({ ...kim, competitorNumber: '7' }),
    await desk.post({ ...kim, lastName: ' ' }),
    await desk.post({ ...kim, category: competition.group }),
    await desk.post({ ...kim, yearOfBirth: new Date().getFullYear() + 1 }),
    await desk.post({ ...kim, yearOfBirth: 1850 }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  expect(await desk.rows()).toHaveLength(1);
});

it('enters nobody twice where a request is repeated for lack of an answer', async () => {
  const desk = aDesk(api, competition);
  const body = { ...kim, uuid: newId(), other: true };
  const [first, again] = await Promise.all([desk.walkIn(body), desk.walkIn(body)]);
  expect([again.entry, again.row.user]).toEqual([first.entry, first.row.user]);
  expect(await desk.rows()).toHaveLength(1);
});

it('puts a walk-in into a session, on its waiting list if it is full, and enters nobody for an unknown one', async () => {
  const wave = await aWave(api, competition, { capacity: 1 });
  const desk = aDesk(api, competition);
  expect((await desk.walkIn({ ...kim, wave })).row).toMatchObject({ wave, waveWaits: false });
  expect((await desk.walkIn({ ...kim, firstName: 'Kit', wave })).row).toMatchObject({
    wave,
    waveWaits: true,
  });
  expect((await desk.post({ ...kim, firstName: 'Kai', wave: newId() })).statusCode).toBe(404);
  expect(await desk.rows()).toHaveLength(2);
});

it('takes gender and answers along, and asks for none that are missing', async () => {
  const rules = await aQuestion(api, competition, aConsentBody());
  const desk = aDesk(api, competition);
  const answers = [{ question: rules, value: true, version: 1 }];
  const { row } = await desk.walkIn({ ...kim, gender: 'FEMALE', answers });
  expect(row.notAgreed).toEqual([]);
  const shown = await answersOf(api, competition, row.user, competition.master).shown();
  expect(shown.answers).toMatchObject([{ question: rules, version: 1 }]);
  const { gender } = await api.db.kysely
    .selectFrom('profile')
    .select('gender')
    .where('id', '=', row.user)
    .executeTakeFirstOrThrow();
  expect(gender).toBe('FEMALE');
  expect((await desk.walkIn({ ...kim, firstName: 'Kit' })).row.notAgreed).toEqual(['Rules of the gym']);
});

it('takes only answers that whoever is at the desk reads', async () => {
  const health = await aQuestion(api, competition, aQuestionBody({ label: 'Health', readers: 'ORGANISERS' }));
  const contact = await aQuestion(api, competition);
  const desk = aDesk(api, competition, await aMember(api.db, competition, 'STAFF'));
  const refused = await desk.post({ ...kim, answers: [{ question: health, value: 'Asthma' }] });
  expect(refused.statusCode).toBe(403);
  await desk.walkIn({ ...kim, answers: [{ question: contact, value: 'Ben' }] });
  const master = aDesk(api, competition);
  await master.walkIn({ ...kim, firstName: 'Kit', answers: [{ question: health, value: 'Asthma' }] });
});
