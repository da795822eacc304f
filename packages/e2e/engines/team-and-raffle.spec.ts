import { randomUUID } from 'node:crypto';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/engines/sign-in.ts';
import { test } from '../support/engines/test.ts';
import { joinJam } from '../support/jam.ts';

interface Teams {
  readonly teams: readonly { readonly name: string; readonly code: string }[];
}

interface Prize {
  readonly uuid: string;
  readonly name: string;
  readonly draws: readonly { readonly name: string; readonly absent: boolean }[];
}

interface Winners {
  readonly prizes: readonly { readonly uuid: string; readonly winner: { readonly name: string } | null }[];
}

test('a child joins a team by its link, and a prize is drawn in the hall', async ({
  phone,
  laptop,
  request,
}) => {
  const { uuid, organiser, parent, climbers } = await joinJam(request, ['Ada']);
  const ada = climbers[0]?.name ?? '';
  const team = `Team ${ada}`;
  const { teams } = await organiser.post<Teams>(`/competitions/${uuid}/teams`, { name: team });
  const code = teams.find(({ name }) => name === team)?.code ?? '';

  await signIn(phone, parent, `/${uuid}/teams`);
  await phone.open(`/${uuid}/enter/join-team?code=${code}`);
  await phone.press({ role: 'link', name: ada });
  await phone.pressButton('Join');
  await phone.sees(`${ada} climbs for ${team}.`);
  await phone.open(`/${uuid}/teams`);
  await phone.sees({ role: 'row', name: team });

  const raffle = `/competitions/${uuid}/raffle`;
  const prize = { uuid: randomUUID(), name: `Bag of ${ada}` };
  const { prizes } = await organiser.get<{ readonly prizes: readonly Prize[] }>(raffle);
  const drawn = prizes.filter(({ draws }) => draws.length > 0);
  await organiser.put(raffle, {
    drawn_from: 'RESULTS',
    least: 1,
    prizes: [prize, ...drawn.map(({ uuid: known, name }) => ({ uuid: known, name }))],
  });
  await signIn(laptop, await demoAccount(request, 'Organiser'), `/${uuid}/raffle`);
  // Behind another window, some engines let a page rest: each is taken up before it is looked at.
  await phone.takeUp();
  await phone.open(`/${uuid}/screen/raffle`);
  // Not the prize: the last winner stays in the hall until the next draw.
  await phone.sees('Raffle');
  await laptop.takeUp();
  await laptop.pressButton(`Draw: ${prize.name}`);
  await laptop.sees(`${prize.name}: `);
  const shown = await organiser.get<Winners>(`${raffle}/winners`);
  await phone.takeUp();
  await phone.sees(prize.name);
  await phone.sees(shown.prizes.find((one) => one.uuid === prize.uuid)?.winner?.name ?? '');
  await phone.sees('Drawn from');

  const now = await organiser.get<{ readonly prizes: readonly Prize[] }>(raffle);
  const winner = now.prizes.find((one) => one.uuid === prize.uuid)?.draws[0]?.name ?? '';
  await laptop.takeUp();
  await laptop.pressButton(`${winner} is not there`);
  await laptop.sees(`${winner} was not there`);
  await laptop.pressButton(`Draw: ${prize.name}`);
  await laptop.sees(`${prize.name}: `);
});
