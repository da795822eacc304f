import type { Competition } from '@topout/contract';
import { formatTime, venueZone } from '@topout/domain';
import { EmptyState, Stack } from '@topout/ui';
import { ScreenHead } from '../competition/screen-head.tsx';
import type { DisputesPart } from './disputes-page.tsx';
import { OpenForm } from './open-form.tsx';
import { disputeTexts as texts } from './texts.ts';
import { wholeNameOfRoute } from '../competition/whole-name.ts';

/** The results against which a climber, or their parent, may appeal now. */
export function AppealForm({ judging, routes, appealable }: DisputesPart) {
  const { competition } = judging;
  const zone = venueZone(competition.venues[0]);
  const family = familyOf(competition);
  // Results first: where nothing was logged there is seldom anything to say.
  const logged = appealable.toSorted((a, b) => Number(a.until === null) - Number(b.until === null));
  const choices = logged.flatMap(({ entry, route: uuid, until }) => {
    const route = routes.find((one) => one.uuid === uuid);
    if (!route) return [];
    const who = family.length > 1 ? family.find((one) => one.uuid === entry) : undefined;
    const name = wholeNameOfRoute(route, competition, who?.category.uuid);
    const label = [who?.user.name, name].filter(Boolean).join(' · ');
    return [
      { entry, route: uuid, label, hint: until ? texts.until(formatTime(until, zone)) : texts.anyTime },
    ];
  });
  const { appealFee } = competition.settings;
  const hint = [texts.appealHint, ...(appealFee > 0 ? [texts.appealFee(appealFee)] : [])].join(' ');
  if (choices.length > 0)
    return <OpenForm competition={competition.uuid} kind="APPEAL" hint={hint} choices={choices} />;
  return (
    <Stack gap={6}>
      <ScreenHead title={texts.appeal} hint={texts.appealHint} />
      <EmptyState title={texts.late}>{texts.noneOwn(competition.settings.appealMinutes)}</EmptyState>
    </Stack>
  );
}

const familyOf = ({ userEntry, childEntries }: Competition) =>
  [userEntry, ...childEntries].flatMap((entry) => entry ?? []);
