import { aCompetition, anEntry, type TestCompetition, type TestEntry } from '../competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import { testApi } from '../../testing.ts';
import { CategoryBoard } from './category-board.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestEntry;
let board: CategoryBoard;

const onError = (error: unknown) => {
  throw error;
};

beforeEach(async () => {
  competition = await aCompetition(api.db);
  ada = await anEntry(api.db, competition);
  board = new CategoryBoard(competition.id, competition.categories[0], { db: api.db, onError });
});

async function climb(): Promise<number> {
  const command = aCommand({ route: competition.routes[0], competitor: ada.profile, attempts: [aTop] });
  const [answer] = await send(api, competition.id, competition.master, command);
  board.markDirty();
  return answer?.boardVersion ?? 0;
}

it('makes a document once per version', async () => {
  const first = await board.document('public');
  expect(await board.document('public')).toBe(first);
  expect(board.current('public')).toBe(first);

  const version = await climb();

  const second = await board.document('public');
  expect([first.version, second.version]).toEqual([version - 1, version]);
});

it('holds nothing for current while something newer is being read', async () => {
  await board.document('public');
  const version = await climb();
  const rows = api.db.rows.bind(api.db);
  let meanwhile: unknown = 'not asked';
  const reading = jest.spyOn(api.db, 'rows').mockImplementationOnce((...asked) => {
    meanwhile = board.current('public');
    return rows(...asked);
  });
  const [{ version: document }, { version: ranking }] = await Promise.all([
    board.document('public'),
    board.ranking(),
  ]);
  reading.mockRestore();

  expect(meanwhile).toBeUndefined();
  expect([document, ranking]).toEqual([version, version]);
});

it('is not current when something changed while it was read', async () => {
  await board.document('public');
  await climb();
  const rows = api.db.rows.bind(api.db);
  const meanwhile = jest.spyOn(api.db, 'rows').mockImplementationOnce((...asked) => {
    board.markDirty();
    return rows(...asked);
  });
  await board.document('public');
  meanwhile.mockRestore();

  expect(board.current('public')).toBeUndefined();
});

it('goes on after the database failed', async () => {
  await board.document('public');
  const version = await climb();
  const broken = jest.spyOn(api.db, 'rows').mockRejectedValueOnce(new Error('down'));
  await expect(board.document('public')).rejects.toThrow('down');
  broken.mockRestore();

  expect((await board.document('public')).version).toBe(version);
});

it('knows the row of every entry on it', async () => {
  await climb();
  const { rows, byEntry } = await board.ranking();
  expect(byEntry.get(ada.id)).toBe(rows[0]);
  expect(rows[0]).toMatchObject({ entry: ada.id, position: 1 });
});

it('says when there is no such category', async () => {
  const none = new CategoryBoard(competition.id, newId(), { db: api.db, onError });
  await expect(none.document('public')).rejects.toMatchObject({ status: 404 });
});
