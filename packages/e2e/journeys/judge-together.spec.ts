import { report } from '../support/board.ts';
import { freeRoute, joinGym, newJudge } from '../support/competition.ts';
import { addToQueue, climberRow, press, queue, queueAddress, signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

test('two judges of a route know of each other, and see each other’s changes at once', async ({
  page,
  request,
  visit,
}) => {
  const gym = await joinGym(request, ['Nora', 'Olle']);
  const [nora, olle] = gym.climbers;
  if (!nora || !olle) throw new Error('not everybody is entered');
  const route = await freeRoute(gym, 'Figurehead');
  const [first, second] = [await newJudge(request, gym, route), await newJudge(request, gym, route)];
  await signIn(page, first, queueAddress(gym, route));
  await expect(page.getByRole('heading', { name: 'Queue (0)' })).toBeVisible();
  const other = await visit();
  await signIn(other, second, queueAddress(gym, route));
  await expect(page.getByText(`Jo ${second.lastName} is on this route now`)).toBeVisible();
  await expect(other.getByText(`Jo ${first.lastName} is on this route now`)).toBeVisible();

  const addedAt = Date.now();
  await addToQueue(other, nora.name);
  await expect(page.getByRole('heading', { name: 'Queue (1)' })).toBeVisible();
  report('from a change of the queue to another judge', addedAt);
  await addToQueue(page, olle.name);
  await expect(queue(other)).toContainText([nora.name, olle.name]);

  // Two taps, from the next climber to the one after.
  await expect(page.getByRole('heading', { name: nora.name })).toBeVisible();
  const savedAt = Date.now();
  await press(page, 'Top');
  await press(page, 'Save');
  await expect(page.getByRole('heading', { name: olle.name })).toBeVisible();
  await expect(climberRow(other, nora.name)).toContainText('T');
  report('from a tap to another judge', savedAt);
  await expect(other.getByRole('heading', { name: olle.name })).toBeVisible();

  await press(page, `Undo what was saved for ${nora.name}`);
  await expect(page.getByRole('heading', { name: nora.name })).toBeVisible();
  await expect(queue(other)).toContainText([nora.name, olle.name]);
  await expect(climberRow(other, nora.name).first()).not.toContainText('T');

  await other.close();
  await expect(page.getByText(/is on this route now/)).toBeHidden();
});
