import type { CommandAnswer } from '@topout/contract';
import { RefusedError, UnreachableError } from '../http/errors.ts';
import {
  append,
  applied,
  competition,
  held,
  phone,
  remove,
  states,
  until,
  willing,
} from '../testing/outbox-world.ts';
import type { NewCommand } from './item.ts';
import { memoryStore } from './store.ts';

const offline = async () => {
  throw new UnreachableError('offline');
};
const allConfirmed = (list: string[]) => list.length > 0 && list.every((state) => state === 'confirmed');

it('tells where a command is: on this phone, sending, confirmed', async () => {
  const { openPage } = phone();
  const outbox = openPage();
  const seen: string[] = [];
  outbox.subscribe(() => seen.push(states(outbox).join()));

  await outbox.add(competition, [append('ben', 'a1')]);
  await until(() => allConfirmed(states(outbox)));

  expect([...new Set(seen)]).toEqual(['phone', 'sending', 'confirmed']);
});

it('shows a command in the same gesture, before it is on disk', () => {
  const outbox = phone().openPage();
  void outbox.add(competition, [append('ben', 'a1')]);
  expect(states(outbox)).toEqual(['phone']);
});

it('sends the attempts of one stream one after the other, each on the version the other made', async () => {
  const { openPage, sent } = phone();
  const outbox = openPage();
  await outbox.add(competition, [append('ben', 'a1', 7), append('ben', 'a2', 7), append('cem', 'b1', 3)]);
  await until(() => allConfirmed(states(outbox)));

  const bases = sent.map((batch) =>
    batch.map(({ command }) => [command.payload.attempts?.[0]?.uuid, command.base]),
  );
  expect(bases).toEqual([
    [
      ['a1', 7],
      ['b1', 3],
    ],
    [['a2', 1]],
  ]);
});

it('sends a signature once everything before it on its card is answered', async () => {
  const { openPage, sent } = phone();
  const outbox = openPage();
  const sign: NewCommand = {
    kind: 'card.sign',
    route: 'r3',
    competitor: 'ben',
    base: null,
    payload: { card: [] },
  };
  await outbox.add(competition, [
    append('ben', 'a1'),
    append('ben', 'a2'),
    append('ben', 'b1', 0, 'r2'),
    sign,
    append('cem', 'c1'),
  ]);
  await until(() => allConfirmed(states(outbox)));
  const said = sent.map((batch) => batch.map(({ command }) => command.payload.attempts?.[0]?.uuid ?? 'sign'));
  expect(said).toEqual([['a1', 'b1', 'c1'], ['a2'], ['sign']]);
});

it('leaves a result that follows a signature the base it had', async () => {
  const { openPage, sent } = phone();
  const outbox = openPage();
  const sign = { kind: 'card.unsign', route: 'r1', competitor: 'ben', base: null, payload: {} } as const;
  await outbox.add(competition, [sign, append('ben', 'a1', 7, 'r1')]);
  await until(() => allConfirmed(states(outbox)));
  const bases = sent.flat().map(({ command }) => [command.kind, command.base]);
  expect(bases).toEqual([
    ['card.unsign', null],
    ['attempts.append', 7],
  ]);
});

it('sends changes of a queue together and in order', async () => {
  const { openPage, sent } = phone();
  const outbox = openPage();
  await outbox.add(competition, [remove('ben'), remove('cem'), remove('dan')]);
  await until(() => allConfirmed(states(outbox)));
  expect(sent.map((batch) => batch.map(({ command }) => command.competitor))).toEqual([
    ['ben', 'cem', 'dan'],
  ]);
});

it('keeps everything while the line is down, and sends the same commands when it is back', async () => {
  const { openPage, world, sent } = phone();
  world.send = offline;
  const outbox = openPage();
  await outbox.add(competition, [append('ben', 'a1')]);
  await until(() => sent.length > 2);
  expect(states(outbox)).not.toContain('confirmed');

  world.send = willing();
  await until(() => allConfirmed(states(outbox)));
  expect(new Set(sent.flat().map(({ id }) => id)).size).toBe(1);
});

it('says with each batch how many of the same competition are left', async () => {
  const { openPage, world } = phone();
  const lefts: number[] = [];
  const apply = willing();
  world.send = (items, left) => {
    lefts.push(left);
    return apply(items, left);
  };
  const outbox = openPage();
  await outbox.add(competition, [append('ben', 'a1'), append('ben', 'a2'), append('cem', 'a3')]);
  await until(() => allConfirmed(states(outbox)));
  expect(lefts).toEqual([1, 0]);
});

it('survives a reload', async () => {
  const { openPage, world, sent } = phone();
  world.send = offline;
  await openPage().add(competition, [append('ben', 'a1')]);
  await until(() => sent.length > 0);

  world.send = willing();
  const reloaded = openPage();
  await reloaded.flush();
  expect(states(reloaded)).toEqual(['confirmed']);
});

it('shows and sends nothing of another person, and everything when the first is back', async () => {
  const { openPage, world, sent } = phone();
  world.send = offline;
  const outbox = openPage();
  await outbox.add(competition, [append('ben', 'a1')]);
  await until(() => sent.length > 0);

  world.send = willing();
  for (const person of ['eve', null]) {
    world.person = person;
    sent.length = 0;
    const other = openPage();
    await other.flush();
    expect([states(other), sent]).toEqual([[], []]);
  }
  world.person = 'ada';
  const back = openPage();
  await back.flush();
  expect(states(back)).toEqual(['confirmed']);
});

it('hides what another person did at once, and does not lose it', async () => {
  const { openPage, world } = phone();
  world.send = offline;
  const outbox = openPage();
  await outbox.add(competition, [append('ben', 'a1')]);
  world.person = 'eve';
  const reading = outbox.reload();
  expect(states(outbox)).toEqual([]);
  await reading;
  world.person = 'ada';
  await outbox.reload();
  expect(states(outbox)).toHaveLength(1);
});

it('shows what was stored, and not what was forgotten, while an older read of the store comes back', async () => {
  const store = memoryStore();
  let late: Promise<void> | null = null;
  const { openPage, world } = phone({
    ...store,
    load: async (profile) => {
      const read = await store.load(profile);
      await late;
      return read;
    },
  });
  world.send = offline;
  const outbox = openPage();
  const [first = ''] = await outbox.add(competition, [append('ben', 'a1')]);
  let comeBack = () => {};
  late = new Promise((resolve) => {
    comeBack = resolve;
  });
  const reading = outbox.reload();
  await outbox.forget(first);
  const [second] = await outbox.add(competition, [append('eve', 'a2')]);
  comeBack();
  await reading;
  expect(outbox.items().map(({ id }) => id)).toEqual([second]);
});

it('refuses to take a command of nobody', async () => {
  const { openPage, world } = phone();
  world.person = null;
  await expect(openPage().add(competition, [append('ben', 'a1')])).rejects.toThrow('Nobody is signed in');
});

it('marks what is held, and sends what follows on the old base, so that it is held too', async () => {
  const { openPage, world, sent } = phone();
  world.send = async (items) => items.map(({ id }) => held(id));
  const outbox = openPage();
  await outbox.add(competition, [append('ben', 'a1', 4), append('ben', 'a2', 4)]);
  await until(() => states(outbox).every((state) => state === 'held'));
  expect(sent.map(([item]) => item?.command.base)).toEqual([4, 4]);
  expect(outbox.items()[0]?.reason?.code).toBe('stream.changed');
});

it('finds the one command that cannot be read, and sends the others', async () => {
  const { openPage, world } = phone();
  const apply = willing();
  world.send = async (items, left) => {
    if (items.some(({ command }) => command.competitor === 'bad'))
      throw new RefusedError(400, {
        code: 'request.invalid',
        detail: { nonFieldErrors: [{ message: 'No.', code: '' }] },
      });
    return apply(items, left);
  };
  const outbox = openPage();
  await outbox.add(competition, [append('ben', 'a1'), append('bad', 'b1'), append('cem', 'c1')]);
  await until(() => states(outbox).join() === 'confirmed,refused,confirmed');
  expect(outbox.items()[1]?.reason).toEqual({ code: 'request.invalid', message: 'No.' });
});

it('sends a refused command again under a new id when asked to', async () => {
  const { openPage, world } = phone();
  world.send = async (items): Promise<CommandAnswer[]> =>
    items.map(({ id }) => ({ ...applied(id, 1), outcome: 'REFUSED', reason: { code: 'x', message: 'No.' } }));
  const outbox = openPage();
  const [id = ''] = await outbox.add(competition, [append('ben', 'a1')]);
  await until(() => states(outbox).join() === 'refused');

  world.send = willing();
  await outbox.retry(id);
  await until(() => states(outbox).join() === 'confirmed');
  expect(outbox.items()[0]?.id).not.toBe(id);
});

it.each([401, 429, 500, 503])('waits and tries again after a %s', async (status) => {
  const { openPage, world, sent } = phone();
  world.send = async () => {
    throw new RefusedError(status, null);
  };
  const outbox = openPage();
  await outbox.add(competition, [append('ben', 'a1')]);
  await until(() => sent.length > 1);
  expect(states(outbox)).not.toContain('refused');
  world.send = willing();
  await until(() => allConfirmed(states(outbox)));
});

it('sends each command once from two tabs, and both show it', async () => {
  const { openPage, sent } = phone();
  const [one, two] = [openPage(), openPage()];
  await Promise.all([
    one.add(competition, [append('ben', 'a1')]),
    two.add(competition, [append('cem', 'b1')]),
  ]);
  await until(
    () => states(one).join() === 'confirmed,confirmed' && states(two).join() === 'confirmed,confirmed',
  );
  expect(sent.flat()).toHaveLength(2);
});

it('says when the phone cannot store, and sends all the same', async () => {
  const broken = {
    ...memoryStore(),
    save: async () => {
      throw new Error('quota');
    },
  };
  const { openPage, world } = phone(broken);
  world.send = offline;
  const outbox = openPage();
  await outbox.add(competition, [append('ben', 'a1')]);
  expect(outbox.items()[0]?.fragile).toBe(true);
  world.send = willing();
  await until(() => allConfirmed(states(outbox)));
});

it('says that nothing lasts as long as the store fails, and that it does again', async () => {
  const store = memoryStore();
  let isFull = true;
  const full = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
  const { openPage } = phone({
    ...store,
    load: (profile) => (isFull ? full() : store.load(profile)),
    save: (items) => (isFull ? full() : store.save(items)),
  });
  const outbox = openPage();
  expect(outbox.lasts()).toBe(true);
  await outbox.reload();
  expect(outbox.lasts()).toBe(false);
  await outbox.add(competition, [append('bo', 'a1')]);
  await until(() => states(outbox).join() === 'confirmed');
  expect(outbox.lasts()).toBe(false);
  isFull = false;
  await outbox.add(competition, [append('bo', 'a2', 1)]);
  await until(() => states(outbox).join() === 'confirmed,confirmed');
  expect(outbox.lasts()).toBe(true);
});

it('tells who was settled, so that the screens read again', async () => {
  const { openPage, settled } = phone();
  const outbox = openPage();
  await outbox.add(competition, [append('ben', 'a1'), remove('ben')]);
  await until(() => allConfirmed(states(outbox)));
  expect(settled.map(({ command }) => command.kind)).toEqual(['attempts.append', 'queue.remove']);
});

describe('waiting for an answer', () => {
  it('ends with the answer', async () => {
    const outbox = phone().openPage();
    const ids = await outbox.add(competition, [append('ben', 'a1')]);
    expect((await outbox.answered(ids, 10_000)).map(({ state }) => state)).toEqual(['confirmed']);
  });

  it('ends with the time', async () => {
    const { openPage, world } = phone();
    world.send = offline;
    const outbox = openPage();
    const ids = await outbox.add(competition, [append('ben', 'a1')]);
    const [item] = await outbox.answered(ids, 1);
    expect(item?.state).not.toBe('confirmed');
  });
});

describe('a result and its change of the queue', () => {
  const kinds = (batch: readonly { command: { kind: string } }[]) => batch.map(({ command }) => command.kind);
  const refuseResults = (): never => {
    throw new RefusedError(400, { code: 'request.invalid', detail: { nonFieldErrors: [] } });
  };

  it('are stored in one write and sent in one request, also behind a result that still waits', async () => {
    const store = memoryStore();
    const written: number[] = [];
    const { openPage, world, sent } = phone({
      ...store,
      save: (items) => {
        written.push(items.length);
        return store.save(items);
      },
    });
    world.send = offline;
    const page = openPage();
    await page.add(competition, [append('ben', 'a1')]);
    await page.add(competition, [append('ben', 'a2'), remove('ben')]);
    expect(written).toEqual([1, 2]);

    // The page dies before any answer.
    sent.length = 0;
    world.send = willing();
    const next = openPage();
    await next.flush();
    await until(() => allConfirmed(states(next)));
    expect(sent.map(kinds)).toEqual([['attempts.append'], ['attempts.append', 'queue.remove']]);
  });

  it('are not torn apart by the size of a request', async () => {
    const { openPage, world, sent } = phone();
    world.send = offline;
    const page = openPage();
    for (let n = 0; n < 49; n += 1) await page.add(competition, [append(`c${n}`, `a${n}`)]);
    await page.add(competition, [append('ben', 'b'), remove('ben')]);
    await until(() => sent.length > 0);
    sent.length = 0;
    world.send = willing();
    await page.flush();
    await until(() => allConfirmed(states(page)));
    expect(sent.map(({ length }) => length)).toEqual([49, 2]);
  });

  it('are refused, tried again and thrown away together', async () => {
    const { openPage, world, sent } = phone();
    world.send = async (items, left) =>
      items.some(({ command }) => command.kind === 'attempts.append')
        ? refuseResults()
        : willing()(items, left);
    const page = openPage();
    const [id = ''] = await page.add(competition, [append('ben', 'a1'), remove('ben')]);
    await until(() => states(page).join() === 'refused,refused');
    expect(sent.map(kinds)).not.toContainEqual(['queue.remove']);

    await page.retry(id);
    await until(() => states(page).join() === 'refused,refused');
    await page.forget(page.items()[0]?.id ?? '');
    expect(states(page)).toEqual([]);
  });
});
