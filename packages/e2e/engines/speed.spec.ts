import { newcomer, register } from '../support/accounts.ts';
import { signIn } from '../support/engines/sign-in.ts';
import { expect, test } from '../support/engines/test.ts';
import type { Visitor } from '../support/engines/visitor.ts';
import { speedEvent } from '../support/speed.ts';

/** Types a time on the pad, to the thousandth: the other lane is next. */
async function time(phone: Visitor, seconds: string): Promise<void> {
  for (const key of seconds) await phone.pressButton(key === '.' ? 'Decimal point' : key);
}

const heat = (phone: Visitor, name: string) => phone.sees({ role: 'heading', name });

test('runs speed from the start list to the podium, with the line cut in the middle', async ({
  phone,
  laptop,
  line,
  request,
}) => {
  const person = newcomer('Olga', 'Fast');
  const organiser = await register(request, person);
  const event = await speedEvent(organiser, ['Ada', 'Bo', 'Cy', 'Di']);
  await signIn(phone, person, `/${event.uuid}`);
  await phone.press({ role: 'link', name: 'Heats: Open, Qualification' });
  for (const [index, runs] of [['5.100', '5.200'], ['6.400', '5.300'], null, null].entries()) {
    await heat(phone, `Heat ${index + 1} of 4`);
    if (runs) for (const run of runs) await time(phone, run);
    else for (let lane = 0; lane < 2; lane += 1) await phone.pressButton('Fall');
    await phone.pressButton('Save heat');
  }
  await phone.sees('Confirmed');

  await event.goOn();
  await phone.open(`/${event.uuid}/heats/${event.finalCategory}`);
  await laptop.open(`/${event.uuid}/bracket?category=${event.finalCategory}`);
  await laptop.sees('Winner of heat 1');
  await heat(phone, 'Heat 1 of 4');
  await phone.press({ role: 'button', name: 'Lane B' });
  await phone.pressButton('False start');
  await phone.sees('Ada Fast wins: Cy Fast made a false start');
  await phone.pressButton('Save heat');

  line.cut();
  await heat(phone, 'Heat 2 of 4');
  await time(phone, '5.213');
  await phone.pressButton('Fall');
  await phone.pressButton('Save heat');
  await heat(phone, 'Small final Heat 3 of 4');
  await phone.pressButton('DNS');
  await phone.pressButton('Save heat');
  await heat(phone, 'Heat 4 of 4');
  line.mend();
  await time(phone, '5.301');
  await time(phone, '5.300');
  await phone.sees('Bo Fast wins by 0.001 s');
  await phone.pressButton('Save heat');

  await laptop.sees('5.300');
  const { rows } = await organiser.get<{ rows: { user: { first_name: string }; position: number }[] }>(
    `/competitions/${event.uuid}/leaderboard?category=${event.finalCategory}`,
  );
  expect(rows.map(({ user, position }) => `${position} ${user.first_name}`)).toEqual([
    '1 Bo',
    '2 Ada',
    '3 Di',
    '4 Cy',
  ]);
});
