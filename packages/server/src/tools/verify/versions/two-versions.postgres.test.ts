import { setTimeout as sleep } from 'node:timers/promises';
import { anEmptyPostgresUrl } from '../../../platform/db/testing.ts';
import { gymCompetitionId } from '../../demo/demo-ids.ts';
import { httpClient } from '../../rehearsal/http-client.ts';
import { type Cast, play, type RehearsalResult } from '../../rehearsal/play.ts';
import { findOrganiser, recruitJudges } from '../../rehearsal/recruit.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';
import { type RunningNode, startNode, topout, versions } from './nodes.ts';

const competition = gymCompetitionId;
const same = / 0 differences\.\n$/;

const running: RunningNode[] = [];
let door: FrontDoor;
let isOver = false;
beforeAll(async () => {
  door = await openFrontDoor();
});
afterAll(async () => {
  isOver = true;
  door.close();
  await Promise.all(running.map((node) => node.stop()));
});

async function start(folder: string, database: string): Promise<RunningNode> {
  const node = await startNode(folder, database);
  running.push(node);
  return node;
}

async function recruited(): Promise<Cast> {
  const http = await httpClient(door.url);
  const organiser = await findOrganiser(http, null);
  return {
    http,
    organiser,
    judges: await recruitJudges(http, competition, 4, organiser, null),
    climbers: [],
  };
}

/** Judges on failing lines and spectators, round after round, whatever becomes of the nodes meanwhile. */
function judged(cast: Cast): () => Promise<RehearsalResult[]> {
  const rounds = async (): Promise<RehearsalResult[]> => {
    const results: RehearsalResult[] = [];
    while (!isOver) {
      const round = { url: door.url, competition, minutes: 0.05, flaky: 0.5, spectators: 8, paceMs: 100 };
      results.push(await play(round, cast, () => {}));
    }
    return results;
  };
  const playing = rounds();
  playing.catch(() => undefined);
  return () => {
    isOver = true;
    return playing;
  };
}

it('is judged through the version before and this one at once, on this one alone, and back: nothing is lost or doubled', async () => {
  const { previous, present } = versions();
  const database = await anEmptyPostgresUrl();
  const old = await start(previous, database);
  door.leadTo(old.url);
  const end = judged(await recruited());

  // As operations.md says: the database first, then node by node.
  await topout(present, database, 'migrate');
  const now = await start(present, database);
  door.leadTo(old.url, now.url);
  await sleep(6_000);
  const both = `${old.url},${now.url}`;
  expect(await topout(present, database, 'verify', '--competition', competition, '--url', both)).toMatch(
    same,
  );

  door.leadTo(now.url);
  expect(await old.stop()).toBe('');
  await sleep(3_000);

  // And back: it starts on the newer tables.
  const again = await start(previous, database);
  door.leadTo(now.url, again.url);
  await sleep(3_000);
  door.leadTo(again.url);
  expect(await now.stop()).toBe('');

  const rounds = await end();
  const sum = (of: (round: RehearsalResult) => number) => rounds.reduce((all, round) => all + of(round), 0);
  expect({ lost: sum(({ lost }) => lost), doubled: sum(({ duplicated }) => duplicated) }).toEqual({
    lost: 0,
    doubled: 0,
  });
  expect(sum(({ sent, confirmed, held }) => sent - confirmed - held)).toBe(0);
  expect(sum(({ confirmed }) => confirmed)).toBeGreaterThan(100);
  expect(await topout(previous, database, 'verify', '--url', again.url)).toMatch(same);
}, 600_000);
