import { grouped, type Take } from './grouped.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

it('works off together what came together, and what came meanwhile next', async () => {
  const groups: number[][] = [];
  const double = grouped(async (take: Take<number>) => {
    const items = take();
    groups.push([...items]);
    await tick();
    return items.map((n) => n * 2);
  });
  const first = [double(1), double(2)];
  await new Promise((resolve) => setImmediate(resolve));
  const next = [double(3), double(4)];

  expect(await Promise.all([...first, ...next])).toEqual([2, 4, 6, 8]);
  expect(groups).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('starts what waits before the callers of the last group hear', async () => {
  const order: string[] = [];
  const note = grouped(async (take: Take<number>) => {
    const items = take();
    order.push(`starts ${items.join()}`);
    await tick();
    return items;
  });
  const first = note(1).then((n) => order.push(`hears ${n}`));
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([first, note(2).then((n) => order.push(`hears ${n}`))]);

  expect(order).toEqual(['starts 1', 'starts 2', 'hears 1', 'hears 2']);
});

it('gives a bad item its own error and the others their answers', async () => {
  const check = grouped(async (take: Take<number>) => {
    const items = take();
    await tick();
    if (items.includes(2)) throw new Error('two');
    return items.map(String);
  });

  const settled = await Promise.allSettled([check(1), check(2), check(3)]);

  expect(settled).toMatchObject([
    { status: 'fulfilled', value: '1' },
    { status: 'rejected', reason: new Error('two') },
    { status: 'fulfilled', value: '3' },
  ]);
});

it('takes along what comes until it closes a group', async () => {
  const groups: (readonly number[])[] = [];
  const note = grouped(async (take: Take<number>) => {
    await tick();
    groups.push(take());
    await tick();
    return take();
  });
  const first = note(1);
  await new Promise((resolve) => setImmediate(resolve));

  expect(await Promise.all([first, note(2)])).toEqual([1, 2]);
  expect(groups).toEqual([[1, 2]]);
});

it('gives everybody the error of a group that failed before it was closed', async () => {
  const fail = grouped<number, number>(async () => {
    await tick();
    throw new Error('no line');
  });

  expect(await Promise.allSettled([fail(1), fail(2)])).toMatchObject([
    { status: 'rejected', reason: new Error('no line') },
    { status: 'rejected', reason: new Error('no line') },
  ]);
});

it('takes no more than the limit at once', async () => {
  const sizes: number[] = [];
  const note = grouped(
    async (take: Take<number>) => {
      const items = take();
      sizes.push(items.length);
      await tick();
      return items;
    },
    { most: 2 },
  );

  await Promise.all([1, 2, 3, 4, 5].map(note));

  expect(sizes).toEqual([2, 2, 1]);
});

it('works off as many groups at once as it has lanes', async () => {
  const finish: (() => void)[] = [];
  const hold = grouped(
    async (take: Take<number>) => {
      const items = take();
      await new Promise<void>((resolve) => finish.push(resolve));
      return items;
    },
    { lanes: 2 },
  );
  const first = hold(1);
  await tick();
  const second = hold(2);
  await tick();
  const third = hold(3);
  await tick();
  expect(finish).toHaveLength(2);

  finish[1]?.();
  expect(await second).toBe(2);
  await tick();
  expect(finish).toHaveLength(3);
  finish[0]?.();
  finish[2]?.();
  expect(await Promise.all([first, third])).toEqual([1, 3]);
});
