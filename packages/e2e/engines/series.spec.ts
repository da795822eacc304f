import { randomUUID } from 'node:crypto';
import { signIn } from '../support/engines/sign-in.ts';
import { test } from '../support/engines/test.ts';
import { season } from '../support/season.ts';

test('makes a series of six competitions with a cap, and shows it to everybody', async ({
  laptop,
  phone,
  request,
}) => {
  const mark = randomUUID().slice(0, 6);
  const [boulder, lead] = [{ boulder: [1, 2, 3] }, { lead: [20, 30, 10] }];
  const cups = { January: boulder, February: lead, March: boulder, April: lead, May: boulder, June: lead };
  const named = Object.fromEntries(Object.entries(cups).map(([name, cup]) => [`${name} ${mark}`, cup]));
  const organiser = await season(request, named);

  await signIn(laptop, organiser, '/organise/leagues');
  await laptop.pressButton('New league');
  await laptop.fill('Name', `Series ${mark}`);
  await laptop.pressButton('Create league');
  for (const name of Object.keys(named)) await laptop.press({ role: 'choice', name });
  await laptop.fill('How many count', '4');
  await laptop.fill('Most in boulder', '2');
  await laptop.pressButton('Save changes');
  await laptop.sees({ role: 'status', name: 'Saved' });
  await laptop.press({ role: 'link', name: 'Show standings' });
  await laptop.sees('Points for places, the best 4 count');

  await phone.open(await laptop.read<string>('location.pathname'));
  // Without the cap, Ada's third boulder would make 380, too.
  await phone.sees({ role: 'row', name: '1BSBo Series380' });
  await phone.sees({ role: 'row', name: '2ASAda Series360' });
  await phone.sees({ role: 'row', name: '3CSCy Series260' });
  await phone.sees({ role: 'row', name: 'does not count' });
});
