import type { ServerResponse } from 'node:http';
import { noSession, writeSession } from '../session/session.ts';
import { fakeServer, withTokens } from '../testing/fake-server.ts';
import { until } from '../testing/outbox-world.ts';
import { followTopics, type FollowedTopic } from './connection.ts';

const server = fakeServer();
const lines: ServerResponse[] = [];
let leaves: (() => void)[] = [];

beforeEach(() => {
  writeSession(noSession);
  lines.length = 0;
  server.on(
    withTokens(() => ({
      raw(response) {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.flushHeaders();
        lines.push(response);
      },
    })),
  );
});
afterEach(() => {
  for (const leave of leaves) leave();
  leaves = [];
  for (const line of lines) line.destroy();
});

/** Follows topics. @returns the names of the events heard, and how to leave */
function follow(competition: string, ...topics: FollowedTopic[]): { heard: string[]; leave: () => void } {
  const heard: string[] = [];
  const leave = followTopics(competition, { topics, hear: ({ event }) => heard.push(event) });
  leaves.push(leave);
  return { heard, leave };
}

const asked = (competition: string) =>
  server.calls
    .filter(({ path }) => path.startsWith(`competitions/${competition}/events`))
    .map(({ path }) => path.split('topics=')[1]);

const say = (event: string) => lines.at(-1)?.write(`event: ${event}\ndata: {}\n\n`);

it('is one line for all who come to a page together', async () => {
  const [board, screen] = [follow('a', 'board:c1'), follow('a', 'screen')];
  await until(() => lines.length === 1);
  say('heartbeat');
  await until(() => board.heard.length === 1 && screen.heard.length === 1);
  expect(asked('a')).toEqual(['board:c1,screen']);
});

it('asks anew when somebody else comes, and when they leave', async () => {
  const board = follow('b', 'board:c1');
  await until(() => lines.length === 1);
  const presence = follow('b', 'presence:r1');
  await until(() => lines.length === 2);
  presence.leave();
  await until(() => lines.length === 3);
  say('heartbeat');
  await until(() => board.heard.length === 1);
  expect(asked('b')).toEqual(['board:c1', 'board:c1,presence:r1', 'board:c1']);
  expect(presence.heard).toEqual([]);
});

it('stays where somebody leaves and comes in one moment, and ends with the last', async () => {
  const first = follow('c', 'presence:r1');
  await until(() => lines.length === 1);
  first.leave();
  const second = follow('c', 'presence:r1');
  say('heartbeat');
  await until(() => second.heard.length === 1);
  expect(asked('c')).toHaveLength(1);
  const ended = new Promise((resolve) => lines[0]?.once('close', resolve));
  second.leave();
  await ended;
});

it('comes back after a line that broke', async () => {
  let broke = 0;
  leaves.push(followTopics('d', { topics: ['screen'], hear: () => undefined, broke: () => (broke += 1) }));
  await until(() => lines.length === 1);
  lines[0]?.destroy();
  await until(() => lines.length === 2);
  expect(broke).toBe(1);
});
