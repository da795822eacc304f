import { attemptsOf, lettersOf } from '../support/attempts.ts';
import { freeRoute, joinGym, newJudge } from '../support/competition.ts';
import { signIn } from '../support/engines/sign-in.ts';
import { test, expect } from '../support/engines/test.ts';
import { expectWhole } from '../support/engines/dialogs.ts';
import type { Visitor } from '../support/engines/visitor.ts';
import { queueAddress } from '../support/judging.ts';

test('judges a boulder while the line is cut, and loses nothing', async ({ phone, line, request }) => {
  const gym = await joinGym(request, ['Ines']);
  const [ines] = gym.climbers;
  if (!ines) throw new Error('nobody is entered');
  const route = await freeRoute(gym, 'Tightrope');
  await signIn(phone, await newJudge(request, gym, route), queueAddress(gym, route));
  await phone.sees('Queue (0)');
  const row = { role: 'listitem', name: ines.name } as const;
  await phone.press({ role: 'link', within: row });
  await phone.sees({ role: 'heading', name: 'Log attempts' });
  await phone.pressButton('Try');
  await expectOrdinalsOnOneLine(phone);

  line.cut();
  await phone.press({ role: 'button', within: { role: 'listitem', name: '2nd' } });
  await phone.pressButton('Top');
  await phone.pressButton('Save');
  await phone.sees({ ...row, name: 'On this phone' });
  expect(await attemptsOf(gym, route, ines)).toEqual([]);

  line.mend();
  await phone.sees({ ...row, name: 'Confirmed' });
  expect(await lettersOf(gym, route, ines)).toBe('-T');
});

/** "1st", "2nd": a number and its letters look like one word. */
async function expectOrdinalsOnOneLine(phone: Visitor): Promise<void> {
  const linesOf = await phone.read<
    string[]
  >(`[...document.querySelectorAll('ol > li > button > span:first-child')].map((ordinal) => {
    const range = document.createRange();
    range.selectNodeContents(ordinal);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
    return ordinal.textContent + ' on ' + new Set(tops).size;
  })`);
  expect(linesOf.slice(0, 3)).toEqual(['1st on 1', '2nd on 1', '3rd on 1']);
}

test('judges sport while the line is cut, and clears it by a dialog that shows all it says', async ({
  phone,
  line,
  request,
}) => {
  const gym = await joinGym(request, ['Lena']);
  const [lena] = gym.climbers;
  if (!lena) throw new Error('nobody is entered');
  const route = await freeRoute(gym, 'Severn Bore');
  await signIn(phone, await newJudge(request, gym, route), queueAddress(gym, route));
  await phone.sees('Sport, 40 holds');
  const row = { role: 'listitem', name: lena.name } as const;
  await phone.press({ role: 'link', within: row });
  await phone.sees({ role: 'heading', name: 'Log attempts' });

  line.cut();
  for (let hold = 0; hold < 3; hold += 1) await phone.pressButton('One hold more');
  await phone.pressButton('Used last hold');
  await phone.pressButton('Save');
  await phone.sees({ ...row, name: 'On this phone' });
  line.mend();
  await phone.sees({ ...row, name: 'Confirmed' });
  await phone.sees({ ...row, name: '3+' });

  await phone.press({ role: 'link', within: row });
  await phone.pressButton('Clear attempts');
  await expectWhole(phone, 'Clear Attempts');
  await phone.press({ role: 'button', name: 'Clear attempts', within: { role: 'dialog' } });
  await expect.poll(() => attemptsOf(gym, route, lena)).toEqual([]);
});
