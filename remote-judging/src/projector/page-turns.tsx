import { Button, Section } from '@topout/ui';
import type { Screen } from '@topout/contract';
import styles from './screen-control.module.css';
import { controlTexts as texts } from './texts.ts';
import type { Change } from './use-steering.ts';

export interface SteeredProps {
  readonly state: Screen;
  readonly change: (change: Change) => void;
}

/** One page back or on, and whether pages turn by themselves. */
export function PageTurns({ state, change }: SteeredProps) {
  const say = texts.of(state.name);
  return (
    <Section title={texts.pages} description={state.paused ? say.paused : say.running(state.seconds)}>
      <div className={styles.pages}>
        <Button size="lg" fullWidth onClick={() => change(() => ({ turn: -1 }))}>
          {texts.back}
        </Button>
        <Button
          size="lg"
          fullWidth
          variant="primary"
          onClick={() => change(({ paused }) => ({ paused: !paused }))}
        >
          {state.paused ? texts.goOn : texts.pause}
        </Button>
        <Button size="lg" fullWidth onClick={() => change(() => ({ turn: 1 }))}>
          {texts.forward}
        </Button>
      </div>
    </Section>
  );
}
