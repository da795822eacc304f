import type { EntryDetail } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { readScreens } from '../../following/screens/screen.queries.ts';
import { aProfile, testApi } from '../../testing.ts';

/*
 * Changes of pairs made directly in the database, by-hand.test.ts's way: the two climb in two categories, so that
 * the one's card follows only if a change of the other raises its own board. Also what nodes know beside that: former
 * selves, and the raffle.
 */

const api = testApi();
let competition: TestCompetition;
let ada: string;
let noor: { id: string; profile: string };

beforeEach(async () => {
  competition = await aCompetition(api.db);
  const [women, men] = competition.categories;
  ({ id: ada } = await anEntry(api.db, competition, { categoryId: women }));
  const profileId = await aProfile(api.db, { firstName: 'Noor' });
  noor = await anEntry(api.db, competition, { profileId, categoryId: men });
  for (const [one, other] of [
    [ada, noor.id],
    [noor.id, ada],
  ]) {
    await byHand(`update entry set partner_id = $3 ${ofEntry}`, competition.id, one, other);
  }
  expect(await marker()).toMatchObject({ entry: noor.id, firstName: 'Noor' });
});

let statements = 0;
const byHand = (text: string, ...values: readonly unknown[]) =>
  api.db.rows({ name: `by_hand_pairs.${(statements += 1)}`, text }, values);
const ofEntry = 'where competition_id = $1 and id = $2';

const marker = async () => {
  const path = `/competitions/${competition.id}/entries/${ada}`;
  return (await api.call('GET', path, { as: competition.master })).json<EntryDetail>().marker;
};

/** Of an entry and of the board that it stands on. */
const versions = async () => {
  const [row] = await byHand(
    `select e.version as entry, b.version as board from entry e
      join category_board b on b.competition_id = e.competition_id and b.category_id = e.category_id
      where e.competition_id = $1 and e.id = $2`,
    competition.id,
    ada,
  );
  return row as { entry: number; board: number };
};

/** Whatever keeps boards and cards by their versions reads them again. */
async function raises(change: () => Promise<unknown>): Promise<void> {
  const before = await versions();
  await change();
  const { entry, board } = await versions();
  expect(Number(board)).toBeGreaterThan(Number(before.board));
  expect(entry).toEqual(board);
}

it('shows no marker whose entry goes', async () => {
  await raises(() => byHand(`delete from entry ${ofEntry}`, competition.id, noor.id));
  expect(await marker()).toBeUndefined();
});

it('shows no marker with whom it has ended', async () => {
  await raises(() => byHand(`update entry set partner_id = null ${ofEntry}`, competition.id, ada));
  expect(await marker()).toBeUndefined();
});

it('shows a marker by their new name', async () => {
  await raises(() => byHand("update profile set first_name = 'Nora' where id = $1", noor.profile));
  expect((await marker())?.firstName).toBe('Nora');
});

it('shows a marker by their new name in the competition', async () => {
  await raises(() =>
    byHand(
      "update registration set first_name = 'Nora', last_name = '' where competition_id = $1 and profile_id = $2",
      competition.id,
      noor.profile,
    ),
  );
  expect((await marker())?.firstName).toBe('Nora');
});

it('shows whoever takes the marker’s entry over', async () => {
  const profileId = await aProfile(api.db, { firstName: 'Zoe' });
  await byHand(
    'insert into registration (competition_id, profile_id) values ($1, $2)',
    competition.id,
    profileId,
  );
  await raises(() =>
    byHand(`update entry set profile_id = $3 ${ofEntry}`, competition.id, noor.id, profileId),
  );
  expect(await marker()).toMatchObject({ entry: noor.id, user: profileId, firstName: 'Zoe' });
});

it('raises the board for a start position, by which a speed final seeds its bracket', async () => {
  await raises(() => byHand(`update entry set start_position = 3 ${ofEntry}`, competition.id, ada));
});

it('shows who has signed, and that it was taken off', async () => {
  const signed = async () => {
    const path = `/competitions/${competition.id}/entries/${ada}`;
    const { signatures } = (await api.call('GET', path, { as: competition.master })).json<EntryDetail>();
    return signatures;
  };
  await raises(() => byHand(`update entry set signed_at = now() ${ofEntry}`, competition.id, ada));
  expect(await signed()).toMatchObject({ climber: expect.any(String), off: null });
  await raises(() =>
    byHand(
      `insert into result (competition_id, entry_id, route_id, category_id, tries, top, zone1, version, stream_version)
        select competition_id, id, $3, category_id, 1, 1, 1, version, 1 from entry ${ofEntry}`,
      competition.id,
      ada,
      competition.routes[0],
    ),
  );
  expect(await signed()).toMatchObject({ climber: null, off: expect.any(String) });
});

it('reads an entry again whose climber turns out to be somebody, and no longer is', async () => {
  const raised = async (text: string) => {
    const { entry, board } = await versions();
    await byHand(text, competition.id, ada);
    const after = await versions();
    expect(after.entry).toBeGreaterThan(entry);
    expect(after.board).toBeGreaterThan(board);
  };
  await raised(
    `with merge as (insert into audit (competition_id, id, kind) values ($1, $1, 'entries.merged') returning id)
      insert into merged_entry select e.competition_id, e.id, e.profile_id, m.id from entry e, merge m
      where e.competition_id = $1 and e.id = $2`,
  );
  await raised('delete from merged_entry where competition_id = $1 and profile_id = $2');
});

it('has screens read the raffle again after a draw, an absence and a draw taken back', async () => {
  await byHand('insert into raffle (competition_id) values ($1)', competition.id);
  await byHand("insert into raffle_prize values ($1, $1, 0, 'Rope')", competition.id);
  const shown = async () => (await readScreens(api.db, competition.id))[0]?.raffle;
  const seen = [await shown()];
  for (const text of [
    'insert into raffle_draw (competition_id, id, prize_id, among) values ($1, $1, $1, 2)',
    'update raffle_draw set absent_at = now() where competition_id = $1',
    'delete from raffle_draw where competition_id = $1',
  ]) {
    await byHand(text, competition.id);
    seen.push(await shown());
  }
  expect(seen).toEqual([0, 1, 2, 3]);
});
