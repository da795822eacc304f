import { joinAttempted } from '../support/disputes.ts';
import { signIn } from '../support/engines/sign-in.ts';
import { test } from '../support/engines/test.ts';

test('appeals against a result and withdraws the appeal', async ({ phone, request }) => {
  const { uuid, climber, parent } = await joinAttempted(request, 'Enid', 'Opening Night');
  await signIn(phone, parent, `/${uuid}?entry=${climber.uuid}`);
  await phone.press({ role: 'link', name: 'Appeals and queries' });
  await phone.press({ role: 'link', name: 'Appeal against a result' });
  await phone.fill('What is wrong?', 'The second try was a top.');
  await phone.pressButton('Appeal');
  await phone.sees('Under appeal');
  await phone.sees('The second try was a top.');
  await phone.pressButton('Withdraw');
  await phone.press({ role: 'button', name: 'Withdraw', within: { role: 'dialog', name: 'Withdraw this?' } });
  await phone.sees('Withdrawn');
});
