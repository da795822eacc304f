import {
  aCompetition,
  aFormerEntrant,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aProfile, testApi } from '../../testing.ts';
import { aConsentBody, answersOf, aQuestion } from '../questions/testing.ts';
import { aDesk } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestEntry;

beforeEach(async () => {
  competition = await aCompetition(api.db);
  ada = await anEntry(api.db, competition, { competitorNumber: '17' });
});

const cash = { amountMinor: 2500, currency: 'EUR', how: 'CASH' };
const mother = { signer: 'GUARDIAN', name: 'Paula Parent' };

it('lists everybody entered, with nothing recorded at first', async () => {
  const born = new Date().getFullYear() - 12;
  const kit = await anEntry(api.db, competition, {
    profileId: await aProfile(api.db, { firstName: 'Kit', lastName: 'Abel', yearOfBirth: born }),
    status: 'WAITING',
  });
  await aFormerEntrant(api.db, competition);
  expect(await aDesk(api, competition).rows()).toEqual([
    {
      user: kit.profile,
      firstName: 'Kit',
      lastName: 'Abel',
      competitorNumber: null,
      needsGuardian: true,
      status: 'WAITING',
      categories: ['Women'],
      present: null,
      paid: null,
      wave: null,
      waveWaits: false,
      notAgreed: [],
      waiver: null,
      bib: null,
    },
    expect.objectContaining({ user: ada.profile, competitorNumber: '17', needsGuardian: false }),
  ]);
});

it('records what a desk says, with time and author', async () => {
  const staff = await aMember(api.db, competition, 'STAFF');
  const desk = aDesk(api, competition, staff);
  const { row } = await desk.record(ada.profile, { present: true, paid: cash, waiver: mother, bib: true });
  const mark = { at: expect.stringMatching(/Z$/), by: 'Jo Judge' };
  expect(row).toMatchObject({
    present: mark,
    paid: { ...cash, ...mark },
    waiver: { ...mother, ...mark },
    bib: mark,
  });
  expect(await desk.row(ada.profile)).toEqual(row);
});

it('keeps both when two desks record different things at once', async () => {
  const [one, two] = [
    aDesk(api, competition),
    aDesk(api, competition, await aMember(api.db, competition, 'STAFF')),
  ];
  await Promise.all([
    one.record(ada.profile, { present: true }),
    two.record(ada.profile, { paid: cash }),
    one.record(ada.profile, { waiver: mother }),
    two.record(ada.profile, { bib: true }),
  ]);
  const row = await one.row(ada.profile);
  expect(Object.values({ ...row, wave: '' }).filter((value) => value === null)).toEqual([]);
});

it('takes no payment or waiver over one that another desk has just recorded', async () => {
  const desk = aDesk(api, competition);
  const seen = { paid: null, waiver: null };
  const { row } = await desk.record(ada.profile, { paid: cash, waiver: mother, seen });
  const other = { paid: { ...cash, amountMinor: 2000 }, waiver: { signer: 'SELF', name: null } };
  const statuses = [
    await desk.patch(ada.profile, { paid: other.paid, seen }),
    await desk.patch(ada.profile, { waiver: other.waiver, seen }),
    await desk.patch(ada.profile, { paid: cash, present: true, seen }),
    await desk.patch(ada.profile, { paid: other.paid, seen: { paid: row.paid?.at } }),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([409, 409, 200, 200]);
  expect(await desk.row(ada.profile)).toMatchObject({ paid: other.paid, waiver: mother });
});

it('changes nothing when the same is said twice', async () => {
  const desk = aDesk(api, competition);
  const first = await desk.record(ada.profile, { present: true, paid: cash });
  const again = await desk.record(ada.profile, { present: true, paid: cash });
  expect(again).toEqual({ record: null, row: first.row });
});

it('says nothing of people who are not entered, and refuses what makes no sense', async () => {
  const desk = aDesk(api, competition);
  const former = await aFormerEntrant(api.db, competition);
  const statuses = [
    await desk.patch(former, { present: true }),
    await desk.patch(ada.profile, { paid: { ...cash, how: 'FREE' } }),
    await desk.patch(ada.profile, { paid: { ...cash, amountMinor: -1 } }),
    await desk.patch(ada.profile, { paid: { ...cash, currency: 'euro' } }),
    await desk.patch(ada.profile, { waiver: { signer: 'GUARDIAN', name: null } }),
    await desk.patch(ada.profile, { waiver: { signer: 'GUARDIAN', name: ' ' } }),
    await desk.patch(ada.profile, { waiver: { signer: 'SELF', name: 'Ada' } }),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([404, 400, 400, 400, 400, 400, 400]);
});

it('keeps whole what the tables hold, whoever writes', async () => {
  const change = (columns: object) =>
    api.db.kysely.updateTable('registration').set(columns).where('profileId', '=', ada.profile).execute();
  await expect(change({ paidMinor: 5 })).rejects.toThrow('paid_whole');
  await expect(change({ waiverAt: new Date() })).rejects.toThrow('waiver_whole');
  await expect(change({ waiverAt: new Date(), waiverSigner: 'GUARDIAN' })).rejects.toThrow(
    'guardian_has_name',
  );
  const free = { paidAt: new Date(), paidMinor: 5, paidCurrency: 'EUR', paidHow: 'FREE' };
  await expect(change(free)).rejects.toThrow('free_is_nothing');
});

it('names the required consents that are missing, as their texts stand now', async () => {
  const rules = await aQuestion(api, competition, aConsentBody({ label: 'Rules' }));
  await aQuestion(api, competition, aConsentBody({ label: 'Photos', required: false }));
  await aQuestion(api, competition, aConsentBody({ label: 'Parents', audience: 'MINORS' }));
  const desk = aDesk(api, competition);
  const missing = async () => (await desk.row(ada.profile))?.notAgreed;
  expect(await missing()).toEqual(['Rules']);
  await answersOf(api, competition, ada.profile, competition.master).write([
    { question: rules, value: true, version: 1 },
  ]);
  expect(await missing()).toEqual([]);
  await api.call('PUT', `/competitions/${competition.id}/questions/${rules}`, {
    as: competition.master,
    body: aConsentBody({ label: 'Rules', text: 'Another text.' }),
  });
  expect(await missing()).toEqual(['Rules']);
});
