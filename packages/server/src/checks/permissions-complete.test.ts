import { newId } from '../platform/ids.ts';
import { testApi, type TestUser } from '../testing.ts';
import { documentedCalls, streams } from './testing/calls.ts';
import { callOf, readDocument } from './testing/document.ts';
import { disputeRows } from './testing/rows/dispute-rows.ts';
import { entryRows } from './testing/rows/entry-rows.ts';
import { judgingRows } from './testing/rows/judging-rows.ts';
import { markerRows } from './testing/rows/marker-rows.ts';
import { organisingRows } from './testing/rows/organising-rows.ts';
import { peopleRows } from './testing/rows/people-rows.ts';
import { publicRows } from './testing/rows/public-rows.ts';
import { questionRows } from './testing/rows/question-rows.ts';
import { raffleRows } from './testing/rows/raffle-rows.ts';
import { setupRows } from './testing/rows/setup-rows.ts';
import { stageRows } from './testing/rows/stage-rows.ts';
import { teamRows } from './testing/rows/team-rows.ts';
import { waveRows } from './testing/rows/wave-rows.ts';

const api = testApi();

/** The request itself proves the right: by a token, a code, a signature, or the caller's own password. */
const bySecret = [
  ...documentedCalls.filter(({ audience }) => audience === 'secret').map(({ call }) => call),
  'POST /auth/password',
  'POST /auth/email',
  'POST /tickets/claim',
];

const user: TestUser = { profile: newId(), account: newId(), family: newId(), email: '', token: '' };

/** Ids of nothing: enough to see which call a row makes. */
const nowhere = {
  id: newId(),
  master: user,
  owner: user,
  parent: user,
  key: '',
  child: newId(),
  venue: newId(),
  map: newId(),
  stage: newId(),
  categories: [newId(), newId()],
  group: newId(),
  routes: [newId(), newId(), newId()],
  competitor: newId(),
  entry: newId(),
  double: newId(),
  command: newId(),
  held: newId(),
  judge: newId(),
  area: newId(),
  outsider: newId(),
} as const;

const rows = [
  entryRows,
  waveRows,
  questionRows,
  judgingRows,
  disputeRows,
  organisingRows,
  publicRows,
  raffleRows,
  setupRows,
  stageRows,
  teamRows,
  markerRows,
];

it('says of every call who may make it', async () => {
  const documented = [...(await readDocument(api)).keys()];
  const requests = [...rows.flat(), ...peopleRows].map(({ call }) => call(nowhere));
  const tried = new Set(requests.map(([method, url]) => callOf(documented, method, url)));
  expect([...tried].filter((call) => call === undefined)).toEqual([]);
  const settled = new Set<string | undefined>([...tried, ...bySecret, ...streams]);
  expect(documented.filter((call) => !settled.has(call))).toEqual([]);
});
