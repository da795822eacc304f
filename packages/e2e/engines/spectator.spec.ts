import { demoGym } from '../support/demo.ts';
import { expectWhole } from '../support/engines/dialogs.ts';
import { expect, test } from '../support/engines/test.ts';

test('follows a board: live, by category, by name, and opens what a row offers', async ({ phone }) => {
  await phone.open(`/${demoGym.uuid}/entries`);
  await phone.sees({ role: 'heading', name: 'Leaderboard' });
  await phone.sees('Live');
  await expect.poll(() => phone.count({ role: 'table' })).toBe(3);
  await phone.press({ role: 'button', name: 'Men' });
  await expect.poll(() => phone.count({ role: 'table' })).toBe(1);
  await phone.press({ role: 'button', name: 'Men' });

  await phone.press({ role: 'button', name: 'Search competitors' });
  await phone.fill('Search competitors', 'camille');
  const camille = { role: 'row', name: 'Camille Moreau' } as const;
  await phone.sees(camille);
  await phone.press({ role: 'button', name: 'Camille Moreau', within: camille });
  await expectWhole(phone, 'Use the Topout App');
});

test('reloads a board while the server is away, sees the last one, and is live again once it is back', async ({
  phone,
  line,
}) => {
  const board = `/${demoGym.uuid}/entries`;
  await phone.open(board);
  await phone.sees('Live');
  const keeps = `Boolean(localStorage['${demoGym.uuid}/board'] && navigator.serviceWorker.controller)`;
  await expect.poll(() => phone.read(keeps), 'keeps board and page').toBe(true);

  line.cut();
  await phone.open(board);
  await phone.sees('Camille Moreau');
  await phone.sees('Not live');
  await phone.sees('The connection is lost. This is the board as of');

  line.mend();
  await phone.seesNo('Not live');
  await phone.sees('Live');
  await phone.seesNo('The connection is lost.');
});
