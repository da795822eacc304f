import { signedIn } from '../support/accounts.ts';
import { presser } from '../support/clock.ts';
import { demoAccount } from '../support/demo.ts';
import { lineTo } from '../support/engines/line.ts';
import { signIn } from '../support/judging.ts';
import {
  addSponsor,
  boulderFinal,
  expectReadableOnAir,
  longName,
  putPictureBehind,
  streamPage,
} from '../support/overlay.ts';
import { port } from '../support/server-under-test.ts';
import { speedEvent } from '../support/speed.ts';
import { expect, test } from '../support/test.ts';

interface SpeedHeats {
  readonly routes: readonly string[];
  readonly racers: readonly { readonly user: { readonly uuid: string; readonly first_name: string } }[];
}
const pad = { success: true, segments_count: 3 };
const fall = { success: false, segments_count: 2, duration: null };
const fullName = `${longName.first_name} ${longName.last_name}`;

test('steers what is over a stream from the desk, and follows the judges live', async ({
  page,
  request,
  browser,
}) => {
  const organiser = await signedIn(request, await demoAccount(request, 'Organiser'));
  const { uuid, climb } = await boulderFinal(organiser, 'IFSC_BOULDER_2025');
  await signIn(page, await demoAccount(request, 'Organiser'));
  await page.goto(`/${uuid}/screen/control`);
  await page.getByRole('textbox', { name: 'Name of another screen' }).fill('stream');
  await page.getByRole('checkbox', { name: 'For a stream' }).check();
  await page.getByRole('button', { name: 'Add screen' }).click();
  await expect(page.getByText('Nothing is on air.')).toBeVisible();
  await expect(page.getByText(/^stream is not connected right now/)).toBeVisible();
  const address = (await page.getByRole('link', { name: 'Open this screen' }).getAttribute('href')) ?? '';

  const stream = await streamPage(browser);
  await stream.goto(address);
  await expect(page.getByText(/^Open right now: .*stream/)).toBeVisible({ timeout: 15_000 });
  await expect(stream.locator('.panel')).toHaveCount(0);
  await page.getByRole('button', { name: 'Now climbing' }).click();
  const now = stream.locator('.now');
  await expect(now).toContainText(fullName);
  await expect(now.locator('.tile').first()).toContainText('3');

  const tiles = now.locator('.tile');
  await climb(0, 1, false);
  await expect(tiles.nth(1)).toContainText('1');
  await page.getByRole('button', { name: 'First places' }).click();
  const places = stream.locator('.side li');
  await expect(places).toHaveText([/=1.*Ada Even/, /=1.*Bea Even/, new RegExp(`3.*${fullName}`), /DNS/]);
  await climb(0, 1, false, true);
  await expect(places.first()).toContainText(fullName);

  await page.getByRole('button', { name: 'Take everything off air' }).click();
  await expect(stream.locator('.panel')).toHaveCount(0);
  await stream.context().close();
});

test('can be read over a picture at 1080 and 2160 lines: long names, ties and who did not start', async ({
  request,
  browser,
}) => {
  const organiser = await signedIn(request, await demoAccount(request, 'Organiser'));
  const { uuid } = await boulderFinal(organiser, 'IFSC_RANKING');
  for (const [height, scale] of [
    [1080, 1],
    [2160, 2],
  ] as const) {
    const stream = await streamPage(browser, (height * 16) / 9, height);
    for (const of of ['now', 'last', 'top', 'board']) {
      await stream.goto(`/overlay/${uuid}/${of}`);
      await expect(stream.locator('.panel')).toBeVisible();
      await putPictureBehind(stream);
      const texts = await expectReadableOnAir(stream, scale);
      expect(texts.join(' ')).toContain('Hohenfels');
      if (of === 'board') expect(texts).toEqual(expect.arrayContaining(['=', 'DNS', 'TA']));
      await stream.screenshot({ path: test.info().outputPath(`${of}-${height}.png`) });
    }
    await stream.context().close();
  }
});

test('shows a speed final as it is raced', async ({ request, browser }) => {
  const organiser = await signedIn(request, await demoAccount(request, 'Organiser'));
  const names = ['Ada', 'Maximiliane-Charlotte-Eu', 'Cem', 'Dora'];
  const { uuid, finalCategory, goOn } = await speedEvent(organiser, names);
  await organiser.patch(`/competitions/${uuid}`, { live_leaderboard: true });
  const heats = (query = '') => organiser.get<SpeedHeats>(`/competitions/${uuid}/leaderboard/heats${query}`);
  const { routes: lanes, racers } = await heats();
  const run = (route: string | undefined, first: string, attempt: object) => {
    const user = racers.find((one) => one.user.first_name === first)?.user.uuid;
    return organiser.patch(`/routes/${route}/attempts?user=${user}&competition=${uuid}`, {
      attempts: [{ ...pad, ...attempt }],
    });
  };
  // Only those who have a time go on.
  for (const [index, name] of names.entries())
    for (const route of lanes) await run(route, name, { duration: 5_000 + index * 100 });
  await goOn();
  await organiser.patch(`/competitions/${uuid}/categories/${finalCategory}`, {
    record_ms: 4_900,
  });
  const [semi] = (await heats(`?category=${finalCategory}`)).routes;
  const [stream, large] = [await streamPage(browser), await streamPage(browser, 3840, 2160)];
  const look = async (page: typeof stream, name: string, scale = 1) => {
    await putPictureBehind(page);
    const texts = await expectReadableOnAir(page, scale);
    await page.screenshot({ path: test.info().outputPath(`${name}.png`) });
    return texts;
  };

  await stream.goto(`/overlay/${uuid}/bracket`);
  await expect(stream.locator('.heat')).toHaveCount(4);
  expect(await look(stream, 'bracket')).toEqual(expect.arrayContaining(['Final', 'Winner of heat 1']));

  await stream.goto(`/overlay/${uuid}/now?category=${finalCategory}`);
  const onAir = stream.locator('.lanes p');
  await expect(onAir).toHaveText([/Ada/, /Dora/]);
  await run(semi, 'Ada', { duration: 4_851 });
  await expect(onAir).toHaveText([/Ada.*★ Record.*4\.85/, /Dora Fast$/]);
  await run(semi, 'Dora', fall);
  await expect(onAir).toHaveText([/Ada/, /Dora.*FALL/]);
  await expect(onAir.first()).toHaveClass('won');
  await look(stream, 'now');
  // A heat that is over gives way to the next one.
  await expect(onAir).toHaveText([/Maximiliane|M\.-C\.|M\./, /Cem/], { timeout: 20_000 });

  await run(semi, 'Maximiliane-Charlotte-Eu', fall);
  await run(semi, 'Cem', fall);
  await large.goto(`/overlay/${uuid}/last?category=${finalCategory}`);
  await expect(large.locator('.won')).toContainText('by qualification');
  expect((await look(large, 'last-2160', 2)).filter((text) => text === 'FALL')).toHaveLength(2);
  await stream.context().close();
  await large.context().close();
});

test('shows who is next and the clock, which counts on air', async ({ request, browser }) => {
  const organiser = await signedIn(request, await demoAccount(request, 'Organiser'));
  const { uuid, stage, queue } = await boulderFinal(organiser, 'IFSC_BOULDER_2025');
  await queue();
  await organiser.post(`/competitions/${uuid}/screens`, { name: 'stream', overlay: true });
  const order = { categories: [], columns: null, seconds: 12, paused: false, message: '', shows: 'BOARDS' };
  const overlay = { pages: ['next'], top_rows: 5, climber: null, quiet_minutes: 5 };
  await organiser.put(`/competitions/${uuid}/screen?screen=stream`, { ...order, overlay });
  const stream = await streamPage(browser);
  await stream.goto(`/overlay/${uuid}?screen=stream`);
  await expect(stream.locator('.next li')).toHaveText([fullName, 'Ada Even', 'Bea Even']);
  await putPictureBehind(stream);
  await expectReadableOnAir(stream);
  await stream.screenshot({ path: test.info().outputPath('next.png') });
  // As a source of its own it shows them as long as the desk has them on air.
  await stream.goto(`/overlay/${uuid}/next?screen=stream`);
  await expect(stream.locator('.next li')).toHaveText([fullName, 'Ada Even', 'Bea Even']);

  const press = await presser(organiser, uuid, stage);
  const plan = { prepare: 0, climb: 63, change: 0, slots: 4, rolling: false };
  await press({ kind: 'SET', plan });
  await stream.goto(`/overlay/${uuid}/clock`);
  const clock = stream.locator('.corner');
  await expect(clock).toContainText('1:03');
  await press({ kind: 'START' });
  await expect(clock).toContainText('Climbing');
  await expect(clock).toHaveAttribute('data-tone', 'minute');
  await putPictureBehind(stream);
  expect(await expectReadableOnAir(stream)).toContain('Slot 1 of 4');
  await stream.screenshot({ path: test.info().outputPath('clock.png') });
  await press({ kind: 'STOP' });
  await expect(clock).toContainText('Stopped: incident');
  await expectReadableOnAir(stream);
  await stream.screenshot({ path: test.info().outputPath('clock-stopped.png') });
  await stream.context().close();
});

test('shows the sponsors of the set-up whole, wide and tall, and a name where a picture does not load', async ({
  page,
  request,
  browser,
}) => {
  const organiser = await signedIn(request, await demoAccount(request, 'Organiser'));
  const { uuid } = await boulderFinal(organiser, 'IFSC_BOULDER_2025');
  await signIn(page, await demoAccount(request, 'Organiser'));
  await page.goto(`/${uuid}/setup/sponsors`);
  for (const [name, width, height] of [
    ['Wide', 1600, 100],
    ['Tall', 120, 900],
    ['Maximiliane-Charlotte-Eu'],
  ] as const)
    await addSponsor(page, name, width && { width, height });

  await organiser.post(`/competitions/${uuid}/screens`, { name: 'stream', overlay: true });
  const steer = (change: object) => organiser.put(`/competitions/${uuid}/screen?screen=stream`, change);
  await steer({ paused: true, overlay: { pages: ['sponsor'] } });
  for (const [height, scale] of [
    [1080, 1],
    [2160, 2],
  ] as const) {
    const stream = await streamPage(browser, (height * 16) / 9, height);
    await stream.goto(`/overlay/${uuid}?screen=stream`);
    for (const of of ['Wide', 'Tall', 'Maximiliane-Charlotte-Eu']) {
      const picture = stream.getByRole('img', { name: of, exact: true });
      await expect(picture.or(stream.getByText(of, { exact: true }))).toBeVisible();
      await putPictureBehind(stream);
      const texts = await expectReadableOnAir(stream, scale);
      expect(texts).toEqual(of === 'Wide' || of === 'Tall' ? [] : [of]);
      await stream.screenshot({ path: test.info().outputPath(`sponsor-${of}-${height}.png`) });
      await steer({ turn: 1 });
    }
    await stream.context().close();
  }

  const broken = await streamPage(browser);
  await broken.route('**/api/media/**', (route) => route.abort());
  await broken.goto(`/overlay/${uuid}/sponsor`);
  await expect(broken.locator('.panel')).toHaveText('Wide');
  await expect(broken.getByRole('img')).toHaveCount(0);
  await broken.context().close();
});

test('keeps its picture on a lost line, takes it away after some minutes, and comes back by itself', async ({
  request,
  browser,
}) => {
  const organiser = await signedIn(request, await demoAccount(request, 'Organiser'));
  const { uuid, climb } = await boulderFinal(organiser, 'IFSC_BOULDER_2025');
  const line = await lineTo(port);
  const stream = await streamPage(browser);
  await stream.clock.install();
  await stream.goto(`${line.url}/overlay/${uuid}/top?quiet=1`);
  const first = stream.locator('.side li').first();
  await expect(first).toContainText('Ada Even');

  line.cut();
  await climb(0, 1, true);
  await stream.clock.fastForward(55_000);
  await expect(first).toContainText('Ada Even');
  await stream.clock.fastForward(10_000);
  await expect(stream.locator('.panel')).toHaveCount(0);
  await expect(stream.locator('body')).toHaveText('');

  line.mend();
  await stream.clock.fastForward(5_000);
  await expect(first).toContainText(fullName);
  await stream.context().close();
  await line.close();
});

test('says nothing on air that is not public, and nothing about errors', async ({ request, browser }) => {
  const organiser = await signedIn(request, await demoAccount(request, 'Organiser'));
  const { uuid } = await boulderFinal(organiser, 'IFSC_BOULDER_2025');
  const stream = await streamPage(browser);
  await stream.goto(`/overlay/${uuid}/board`);
  await expect(stream.locator('.panel')).toBeVisible();
  await organiser.patch(`/competitions/${uuid}`, { live_leaderboard: false });
  await expect(stream.locator('.panel')).toHaveCount(0, { timeout: 15_000 });
  await stream.goto('/overlay/0198a5c0-0000-7000-8000-0000000000ff/board');
  await stream.waitForTimeout(1_000);
  await expect(stream.locator('body')).toHaveText('');
  await stream.context().close();
});
