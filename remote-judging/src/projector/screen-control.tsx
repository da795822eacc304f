import type { Competition, Screen } from '@topout/contract';
import { Stack } from '@topout/ui';
import { HallControl } from './hall-control.tsx';
import { OpenScreen } from './open-screen.tsx';
import { OverlayControl } from './overlay/overlay-control.tsx';
import { overlayDeskTexts } from './overlay/texts.ts';
import { ScreenChoice } from './screen-choice.tsx';
import styles from './screen-control.module.css';
import { controlTexts as texts } from './texts.ts';
import { useSteering } from './use-steering.ts';

export interface ScreenControlProps {
  readonly competition: Competition;
  readonly screens: readonly Screen[];
  /** The one under control; the first = all of the hall. */
  readonly state: Screen;
  /** Names of the screens that are open right now. */
  readonly open: readonly string[];
}

/** One desk for the screens of the hall and the overlays of a stream. */
export function ScreenControl({ competition, screens, state, open }: ScreenControlProps) {
  const change = useSteering(competition.uuid, state);
  const { overlay } = state;
  return (
    <Stack gap={8}>
      <p className={styles.about}>{overlay ? overlayDeskTexts.about : texts.about}</p>
      {screens.length > 1 && (
        <ScreenChoice competition={competition.uuid} screens={screens} state={state} open={open} />
      )}
      {overlay ? (
        <OverlayControl competition={competition} overlay={overlay} state={state} change={change} />
      ) : (
        <HallControl competition={competition} state={state} change={change} />
      )}
      <OpenScreen
        competition={competition.uuid}
        state={state}
        onReload={() => change(() => ({ reload: true }))}
      />
    </Stack>
  );
}
