import type { Category, Problem } from '@topout/contract';
import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import { onTwoLanes } from '../../judging/timing/testing.ts';
import { testApi } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;
beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const call = async (method: 'POST' | 'PATCH', path: string, body: object) => {
  const reply = await api.call(method, `/competitions/${competition.id}/${path}`, {
    as: competition.master,
    body,
  });
  if (reply.statusCode >= 300)
    return [reply.statusCode, reply.json<Problem>().detail.nonFieldErrors[0]?.message];
  const { recordMs, recordHolder } = reply.json<Category>();
  return [recordMs, recordHolder];
};
const change = (body: object) => call('PATCH', `categories/${competition.categories[0]}`, body);
const add = (body: object) => call('POST', 'categories', { name: 'Kids', ...body });

it('has a time and a name that can be read, in stages of speed only', async () => {
  const noSpeed = [400, 'Only a stage of speed has a record to beat.'];
  expect([await change({ recordMs: 5_000 }), await add({ recordMs: 5_000 })]).toEqual([noSpeed, noSpeed]);
  expect(await change({ recordMs: null, recordHolder: null })).toEqual([null, null]);
  await onTwoLanes(api, competition);
  expect(await add({ recordMs: 5_000, recordHolder: ' Cem\u200b ' })).toEqual([5_000, 'Cem']);
  expect(await add({ recordHolder: 'Cem' })).toEqual([400, 'Say the time, too.']);
  expect(await change({ recordMs: 5_000, recordHolder: ' \u200b ' })).toEqual([
    400,
    'Say whose record it is, or leave it out.',
  ]);
});

it('keeps what a change does not name, and loses the name with the time', async () => {
  await onTwoLanes(api, competition);
  await change({ recordMs: 5_000, recordHolder: 'Cem' });
  expect(await change({ recordMs: 4_900 })).toEqual([4_900, 'Cem']);
  expect(await change({ recordHolder: 'Ada' })).toEqual([4_900, 'Ada']);
  expect(await change({ name: 'Open' })).toEqual([4_900, 'Ada']);
  expect(await change({ recordMs: null })).toEqual([null, null]);
});
