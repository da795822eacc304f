import { steerScreen, useScreens } from '@topout/api-client';
import { Button, Section } from '@topout/ui';
import { useChange } from '../../prepare/setup/use-change.ts';
import { texts } from './texts.ts';

/** Brings the raffle onto every screen of the hall, and the boards back. (behaviour: raffle#hall) */
export function OnScreens({ competition }: { readonly competition: string }) {
  const { data } = useScreens(competition);
  const { busy, change } = useChange();
  const common = data?.screens[0];
  if (!common) return null;
  const shown = common.shows === 'RAFFLE';
  const steer = () => change(() => steerScreen(competition, '', { shows: shown ? 'BOARDS' : 'RAFFLE' }));
  return (
    <Section title={texts.screens} description={texts.onScreens[common.shows]}>
      <Button fullWidth busy={busy} onClick={() => void steer()}>
        {shown ? texts.backToBoards : texts.showRaffle}
      </Button>
    </Section>
  );
}
