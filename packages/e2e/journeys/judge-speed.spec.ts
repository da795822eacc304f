import { type Climber, freeRoute, type Gym, joinGym, newJudge, type Route } from '../support/competition.ts';
import { press, queueAddress, signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

const results = 20;
const names = Array.from({ length: results }, (_, n) => `Fast${n + 1}`);

const fill = ({ uuid, organiser, climbers }: Gym, route: Route) =>
  organiser.put(
    `/competitions/${uuid}/route-queues/${route.uuid}`,
    climbers.map((climber) => climber.uuid),
  );

/** Prints what a judge spends on twenty results in a row. */
function report(what: string, taps: number, sinceMs: number) {
  const seconds = (Date.now() - sinceMs) / 1_000;
  const text = `${taps} taps, ${seconds.toFixed(1)} s (${(taps / results).toFixed(1)} taps and ${(seconds / results).toFixed(2)} s each)`;
  test.info().annotations.push({ type: what, description: text });
  process.stdout.write(`= ${what}: ${text}\n`);
}

/** Each result is one of these; the keys are the judge's taps. */
for (const { what, routeName, open, keys } of [
  { what: 'boulder', routeName: 'Fire Drill', open: false, keys: [['Top'], ['Try', 'Top'], ['Try', 'Zone']] },
  {
    what: 'sport',
    routeName: 'Severn Bore',
    open: true,
    keys: [['Top'], Array.from({ length: 7 }, () => 'One hold more')],
  },
]) {
  test(`takes ${results} results in a row: ${what}`, async ({ page, request }) => {
    const gym = await joinGym(request, names);
    const route = await freeRoute(gym, routeName);
    await fill(gym, route);
    await signIn(page, await newJudge(request, gym, route), queueAddress(gym, route));
    const next = ({ name }: Climber) =>
      expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    let taps = 0;
    let least = 0;
    const since = Date.now();
    for (const [index, climber] of gym.climbers.entries()) {
      await next(climber);
      const said = keys[index % keys.length] ?? [];
      least += said.length + 1 + Number(open);
      if (open) {
        await page.getByRole('link', { name: 'Log attempts' }).click();
        taps += 1;
      }
      for (const key of [...said, 'Save']) {
        await press(page, key);
        taps += 1;
      }
    }
    await expect(page.getByText('Nobody is waiting')).toBeVisible();
    report(`${results} results, ${what}`, taps, since);
    expect(taps).toBe(least);
    await expect
      .poll(() => gym.organiser.get(`/competitions/${gym.uuid}/route-queues/${route.uuid}`))
      .toEqual([]);
  });
}
