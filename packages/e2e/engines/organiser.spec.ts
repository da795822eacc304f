import { joinGym } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { expectWhole } from '../support/engines/dialogs.ts';
import { signIn } from '../support/engines/sign-in.ts';
import { test } from '../support/engines/test.ts';
import type { Visitor } from '../support/engines/visitor.ts';
import type { APIRequestContext } from '@playwright/test';

/** Disqualifies somebody in their row's sheet. */
async function disqualify(visitor: Visitor, request: APIRequestContext, opensSearch = false): Promise<void> {
  const { uuid, climbers } = await joinGym(request, ['Ada']);
  const name = climbers[0]?.name ?? '';
  await signIn(visitor, await demoAccount(request, 'Organiser'), `/${uuid}/entries`);
  if (opensSearch) await visitor.pressButton('Search competitors');
  await visitor.fill('Search competitors', name);
  await visitor.press({ role: 'button', name, within: { role: 'row', name } });
  await expectWhole(visitor, name);
  await visitor.pressButton('Change status...');
  await expectWhole(visitor, `${name}: Status`);
  await visitor.press({ role: 'button', name: 'Disqualified', within: { role: 'dialog' } });
  await visitor.sees({ role: 'row', name: 'Disqualified' });
}

test('changes a status in the sheet of a row at a laptop', ({ laptop, request }) =>
  disqualify(laptop, request));

test('changes a status in the sheet of a row at a phone', ({ phone, request }) =>
  disqualify(phone, request, true));
