import { nameOf, newcomer } from '../support/accounts.ts';
import { demoGym } from '../support/demo.ts';
import { test } from '../support/engines/test.ts';

test('enters from the home page and sees the scorecard', async ({ phone }) => {
  const person = newcomer('Nora', 'Newcomer');
  await phone.open('/');
  await phone.press({ role: 'link', name: `Enter ${demoGym.name}` });
  await phone.pressButton("I'm competing");
  await phone.fill('E-mail', person.email);
  await phone.sees("Looks good, we'll get you registered");
  await phone.pressButton('Continue');
  await phone.fill('Year of birth', '1990');
  await phone.pressButton('Continue');

  await phone.fill('First name', person.firstName);
  await phone.fill('Last name', person.lastName);
  await phone.fill('Password', person.password);
  await phone.fill('Repeat the password', person.password);
  for (const name of ['Female', 'terms of use', 'privacy policy'])
    await phone.press({ role: 'choice', name });
  await phone.pressButton('Register');

  await phone.sees(`You’re entering as ${nameOf(person)}.`);
  await phone.press({ role: 'choice', name: 'Women' });
  await phone.pressButton('Enter');
  await phone.isAt(`/${demoGym.uuid}`);
  await phone.sees({ role: 'heading', name: nameOf(person) });
  await phone.sees({ role: 'table', name: 'Scorecard' });
});
