import { sharedRun } from './shared-run.ts';

const tick = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));

it('answers a call only by a run that began after it', async () => {
  let stored = 0;
  const read = sharedRun(async () => {
    const seen = stored;
    await tick();
    return seen;
  });
  const first = read();
  await tick(1);
  stored = 1;

  expect(await Promise.all([first, read(), read()])).toEqual([0, 1, 1]);
});

it('shares one run among all who wait', async () => {
  let runs = 0;
  const run = sharedRun(async () => {
    runs += 1;
    await tick();
  });
  const first = run();
  await tick(1);
  await Promise.all([first, run(), run(), run()]);

  expect(runs).toBe(2);
});

it('goes on after a run that failed', async () => {
  let fails = true;
  const run = sharedRun(async () => {
    if (fails) throw new Error('down');
    return 'up';
  });
  await expect(run()).rejects.toThrow('down');
  fails = false;

  await expect(run()).resolves.toBe('up');
});

it('rests between runs', async () => {
  const starts: number[] = [];
  const run = sharedRun(
    async () => void starts.push(performance.now()),
    () => 30,
  );
  await run();
  await run();

  expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThan(25);
});
