import { aProfile, screen } from '@topout/testing';
import { routeId } from '../testing/gym.tsx';
import { ada, attemptLog, entries, key, log, row, tries } from '../testing/attempt-log.tsx';

const { api, arrive, open, visit, me } = attemptLog();

const assigned = () => ({
  judgingGroups: [
    {
      uuid: routeId(9),
      name: 'Cave',
      version: 1,
      routes: [routeId(1)],
      judges: [{ uuid: me().uuid, name: 'J', email: null, picture: null }],
    },
  ],
});
const mine = () => ({ judge: { uuid: me().uuid, name: 'Jonas Judge' } });

it('disables everything for who is not assigned, and says why', async () => {
  await arrive({ role: 'JUDGE', attempts: tries(1) });
  expect(
    await screen.findByText(
      'You’re not assigned to judge this route, so you can’t make any changes on this screen.',
    ),
  ).toBeVisible();
  for (const name of ['Try', 'Zone', 'Top', 'Clear attempts']) expect(key(name)).toBeDisabled();
  expect(await row(0)).toBeDisabled();
});

it('says before the first tap that nobody judges their own child', async () => {
  open({
    role: 'JUDGE',
    entries,
    settings: { judgesNeedApproval: true, judgeRoutePermissions: 'SEE_JUDGE_ALL' },
  });
  api.answer({ 'GET profiles/me/children': [aProfile({ uuid: ada, parent: me().uuid })] });
  visit(log);
  const notice = 'Judges may not judge themselves or their own children here. Please ask another judge.';
  expect(await screen.findByText(notice)).toBeVisible();
  for (const name of ['Try', 'Zone', 'Top', 'Clear attempts']) expect(key(name)).toBeDisabled();
});

it.each([
  ['NONE', mine, true],
  ['OWN', () => ({}), true],
  ['OWN', mine, false],
  ['ALL', () => ({}), false],
] as const)('with %s lets change what is there, or says who can', async (permission, by, warned) => {
  const judgeAttemptModificationPermissions = permission;
  await arrive({
    role: 'JUDGE',
    settings: { judgeAttemptModificationPermissions },
    competition: assigned(),
    attempts: tries(1, by()),
  });
  const warning = 'If you need to make changes to the attempts, please let the event staff know';
  expect(screen.queryByText(warning) !== null).toBe(warned);
  expect((await row(0)).hasAttribute('disabled')).toBe(warned);
  expect(key('Clear attempts').hasAttribute('disabled')).toBe(warned);
  expect(key('Top')).toBeEnabled();
});

it('blocks judging after the end', async () => {
  await arrive({ competition: { endTime: '2026-11-20T18:00:00Z' } });
  expect(await screen.findByText('Competition closed')).toBeVisible();
  expect(key('Top')).toBeDisabled();
});
