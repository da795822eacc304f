import { signedIn } from '../support/accounts.ts';
import { demoAccount } from '../support/demo.ts';
import { inPage } from '../support/engines/finder.ts';
import { signIn } from '../support/engines/sign-in.ts';
import { test } from '../support/engines/test.ts';
import { boulderFinal, longName } from '../support/overlay.ts';

test('steers what is over a stream from the desk, and follows the judges live', async ({
  laptop,
  phone,
  request,
}) => {
  const organiser = await signedIn(request, await demoAccount(request, 'Organiser'));
  const { uuid, climb } = await boulderFinal(organiser, 'IFSC_BOULDER_2025');
  await signIn(laptop, await demoAccount(request, 'Organiser'), `/${uuid}/screen/control`);
  await laptop.fill('Name of another screen', 'stream');
  await laptop.press({ role: 'choice', name: 'For a stream' });
  await laptop.pressButton('Add screen');
  await laptop.sees('Nothing is on air.');
  const screen = { role: 'link', name: 'Open this screen' } as const;
  await phone.open(await laptop.read<string>(inPage(screen, `return find(sought).getAttribute('href');`)));
  await laptop.takeUp();
  await laptop.sees('Open right now:');

  await laptop.pressButton('Now climbing');
  await phone.sees(`${longName.first_name} ${longName.last_name}`);
  await laptop.pressButton('First places');
  await phone.sees('Ada Even');
  await phone.seesNo({ role: 'listitem', name: `1 ${longName.first_name}` });
  await climb(0, 1, true);
  await phone.sees({ role: 'listitem', name: `1 ${longName.first_name}` });
  await laptop.pressButton('Take everything off air');
  await phone.seesNo('Ada Even');
});
