import { lettersOf } from '../support/attempts.ts';
import { openCompetition } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/engines/sign-in.ts';
import { expect, test } from '../support/engines/test.ts';
import type { Visitor } from '../support/engines/visitor.ts';
import { demoJam, joinJam } from '../support/jam.ts';

const row = (name: string) => ({ role: 'listitem', name }) as const;

/** Opens a route of the own card. */
const openRoute = (phone: Visitor, route: string) =>
  phone.press({ role: 'button', name: route, within: row(route) });

const key = (phone: Visitor, route: string, name: string) =>
  phone.press({ role: 'button', name, within: row(route) });

async function choose(phone: Visitor, name: string): Promise<void> {
  await phone.pressButton(name);
  await phone.sees({ role: 'heading', name });
}

test('a family scores itself in its session, with the line cut in the middle', async ({
  phone,
  line,
  request,
}) => {
  const family = await joinJam(request, ['Ada', 'Bo']);
  const [ada, bo] = family.climbers;
  const [first, second] = family.routes;
  if (!ada || !bo || !first || !second) throw new Error('the jam is not there');
  const waves = `/competitions/${family.uuid}/waves`;
  const { data } = await family.organiser.get<{ data: { uuid: string }[] }>(waves);
  await family.organiser.put(`${waves}/of/${ada.uuid}`, { wave: data[0]?.uuid });
  await signIn(phone, family.parent, `/${family.uuid}`);
  // A card is kept once it was opened.
  await choose(phone, bo.name);
  await choose(phone, ada.name);
  await phone.sees('time left');
  await openRoute(phone, first.name);
  await key(phone, first.name, 'Flash');
  await phone.sees({ ...row(first.name), name: 'Confirmed' });

  line.cut();
  await openRoute(phone, second.name);
  await key(phone, second.name, 'Top');
  await phone.sees({ ...row(second.name), name: 'On this phone' });
  await choose(phone, bo.name);
  await openRoute(phone, first.name);
  await key(phone, first.name, 'Zone');
  await phone.sees({ ...row(first.name), name: 'On this phone' });
  expect(await lettersOf(family, second, ada)).toBe('');

  line.mend();
  await expect.poll(() => lettersOf(family, first, bo)).toBe('Z');
  await expect.poll(() => lettersOf(family, second, ada)).toBe('-T');
  await phone.open(`/${demoJam.uuid}/teams`);
  await phone.sees({ role: 'row', name: 'The Crimpsons' });
});

test('a ticket opens a card without an account, and reads what is announced', async ({ phone, request }) => {
  const { uuid, organiser } = await openCompetition(request, { name: 'Paper Jam', field: { Open: [] } });
  const table = 'Name,Category,Number\nKim Paper,Open,7';
  await organiser.post(`/competitions/${uuid}/entries/import`, { table, dry_run: false });
  const { data } = await organiser.post<{ data: { code: string }[] }>(`/competitions/${uuid}/tickets`, {});
  await phone.open(`/${uuid}/ticket#${data[0]?.code ?? ''}`);
  await phone.isAt(`/${uuid}`);
  await phone.sees({ role: 'heading', name: 'Kim Paper' });
  const text = 'Finals at 18:00.';
  await organiser.post(`/competitions/${uuid}/announcements`, { text, audience: 'EVERYBODY' });
  await phone.sees(text);
});

test('a climber queues by phone, is called by the judge, and leaves', async ({ phone, laptop, request }) => {
  const { uuid, parent, climbers, routes, organiser } = await joinJam(request, ['Ada']);
  const [ada] = climbers;
  const route = routes.at(-1);
  if (!ada || !route) throw new Error('the jam is not there');
  await organiser.put(`/competitions/${uuid}/route-queues/${route.uuid}`, []);
  await signIn(laptop, await demoAccount(request, 'Organiser'), `/${uuid}/judge/${route.uuid}`);
  await signIn(phone, parent, `/${uuid}`);
  await openRoute(phone, route.name);
  await phone.pressButton('Join the queue of');
  await phone.sees('Nobody before you');
  for (const call of ['You are next', 'Come now']) {
    await laptop.takeUp();
    await laptop.pressButton(`${call}: tell ${ada.name}`);
    await phone.takeUp();
    await phone.sees(`${call}: `);
  }
  await phone.pressButton('Leave the queue of');
  await laptop.takeUp();
  await laptop.sees('Queue (0)');
});

test('a climber confirms the result of another by a code', async ({ phone, laptop, request }) => {
  const family = await joinJam(request, ['Ada']);
  const others = await joinJam(request, ['Cleo']);
  const [ada] = family.climbers;
  const route = family.routes.at(-2);
  if (!ada || !route) throw new Error('the jam is not there');
  const groups = `/competitions/${family.uuid}/route-groups`;
  const group = await family.organiser.post<{ uuid: string }>(groups, {
    name: `Witnesses ${Date.now()}`,
    categories: [family.category],
    routes: [route.uuid],
    scored_by: 'CLIMBERS',
    confirmed_by: 'CLIMBERS',
  });
  try {
    await signIn(laptop, others.parent, `/${family.uuid}`);
    await signIn(phone, family.parent, `/${family.uuid}`);
    await openRoute(phone, route.name);
    await key(phone, route.name, 'Flash');
    await phone.sees({ ...row(route.name), name: 'not confirmed' });
    await key(phone, route.name, 'Ask for a witness');
    await laptop.pressButton('Be a witness');
    await laptop.sees({ role: 'status', within: { role: 'dialog' } });
    const code = await laptop.read<string>(
      `document.querySelector('[role=dialog] output, dialog output, dialog [role=status]')?.innerText ?? ''`,
    );
    await phone.fill('Code', code);
    await key(phone, route.name, 'Confirm');
    await phone.seesNo('not confirmed');
  } finally {
    await family.organiser.delete(`${groups}/${group.uuid}`);
  }
});

test('a desk enters somebody who walks in', async ({ laptop, request }) => {
  const { uuid } = await openCompetition(request, { name: 'Desk by the Door', field: { Women: ['Ada'] } });
  await signIn(laptop, await demoAccount(request, 'Organiser'), `/${uuid}/check-in`);
  await laptop.fill('Search by name or number', 'kim walker');
  await laptop.pressButton('Add kim walker');
  await laptop.pressButton('Enter and check in');
  await laptop.sees('Kim Walker is entered and here');
  await laptop.sees('1 of 2 here');
});
