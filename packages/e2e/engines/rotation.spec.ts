import { openCompetition } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/engines/sign-in.ts';
import { expect, test } from '../support/engines/test.ts';
import type { Visitor } from '../support/engines/visitor.ts';

const timeLeft = (visitor: Visitor) =>
  visitor.read<string>(`document.querySelector('[role=timer]')?.textContent ?? ''`);

test('a semi-final by rotation, with an incident, goes on while the line is cut', async ({
  laptop,
  phone,
  line,
  request,
}) => {
  const { uuid } = await openCompetition(request, { name: 'Clock Cup', field: { Open: ['Ada', 'Bea'] } });
  await signIn(laptop, await demoAccount(request, 'Organiser'), `/${uuid}/clock/control`);
  await laptop.pressButton('Rotation, 4 min');
  await laptop.fill('Climbing', '0:12');
  await laptop.fill('Change over', '0:03');
  await laptop.fill('Slots', '3');
  await laptop.pressButton('Use this format');
  await laptop.sees('Slot 1 of 3');
  await phone.open(`/${uuid}/clock`);
  await phone.sees('Ready');

  await laptop.pressButton('Start');
  await phone.sees('Climbing');
  await laptop.pressButton('Stop for an incident');
  await phone.sees('Stopped: incident');
  await expect.poll(() => timeLeft(phone)).toBe(await timeLeft(laptop));
  await laptop.pressButton('Go on');
  await phone.sees('Climbing');

  line.cut();
  await phone.sees('No connection. The clock goes on by itself.');
  await phone.sees('Slot 2 of 3');
  line.mend();
  await phone.seesNo('No connection.');
});
