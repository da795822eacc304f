import { stayUntil } from './stay-until.ts';

const leavesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('has the browser ask until the last work is done, also when it fails', async () => {
  expect(leavesUnasked()).toBe(true);
  const kept = stayUntil(Promise.resolve('saved'));
  let fail = (_why: Error) => {};
  const failed = stayUntil(new Promise<void>((_, reject) => (fail = reject)));
  expect(leavesUnasked()).toBe(false);
  expect(await kept).toBe('saved');
  expect(leavesUnasked()).toBe(false);
  fail(new Error('offline'));
  await expect(failed).rejects.toThrow('offline');
  expect(leavesUnasked()).toBe(true);
});
