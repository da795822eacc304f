import { settingsSaid } from './settings-said.ts';

it('says what was set as the form calls it', () => {
  const settings = {
    judgesNeedApproval: true,
    judgesCanBeParents: false,
    judgeRoutePermissions: 'SEE_JUDGE_ALL',
    hardMaxAttemptsCount: null,
    scoring: { pointsPerTop: 300, timeTieBreak: 'all', routePoints: { r: 3 } },
  };
  expect(settingsSaid(settings)).toEqual([
    'Staff approve every judge: on',
    'Judges may be parents of competitors: off',
    'Which routes may a judge judge? All of them',
    'Most attempts on a boulder: none',
    'For a top: 300',
    'Split ties by time: Everywhere',
    'For a top of this route',
  ]);
});

it.each([[undefined], [null], ['text'], [{ noSuchSetting: 1, scoring: 5 }]])(
  'has nothing to say of %j',
  (settings) => {
    expect(settingsSaid(settings)).toEqual([]);
  },
);
