import { Digits, useTick, useTones } from '@topout/app-kit/clock';
import type { Competition, StageClock } from '@topout/contract';
import { type Clock, type ClockAction, clockTone, clockWords } from '@topout/domain';
import { ButtonLink, Notice, Row, ScreenIcon, Stack } from '@topout/ui';
import { Switch } from '@topout/ui/forms';
import styles from './controls.module.css';
import { FormatForm } from './format-form.tsx';
import { Incident } from './incident.tsx';
import { Keys } from './keys.tsx';
import { SlotKeys } from './slot-keys.tsx';
import { controlTexts as texts } from './texts.ts';
import { usePress } from './use-press.ts';

export interface ControlsProps {
  readonly competition: Competition;
  readonly shown: StageClock;
  /** Whether presses arrive. */
  readonly live: boolean;
}

/** The clock, and its buttons. */
export function Controls({ competition, shown, live }: ControlsProps) {
  const { press, problem } = usePress(competition.uuid, shown);
  const send = (action: ClockAction) => void press(action);
  const { clock, stage } = shown;
  const address = `/${competition.uuid}/clock?stage=${stage}`;
  return (
    <Stack gap={8}>
      {!live && <Notice tone="warning">{clockWords.offline}</Notice>}
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      {clock && <Board clock={clock} competition={competition} stage={stage} press={send} />}
      <FormatForm
        key={clock?.plan ? JSON.stringify(clock.plan) : ''}
        clock={clock}
        onUse={(plan) => press({ kind: 'SET', plan })}
      />
      <Row>
        <ButtonLink href={address} target="_blank" icon={<ScreenIcon />}>
          {texts.open}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

interface BoardProps {
  readonly clock: Clock;
  readonly competition: Competition;
  readonly stage: string;
  readonly press: (action: ClockAction) => void;
}

function Board({ clock, competition, stage, press }: BoardProps) {
  const now = useTick(clock);
  const { on, turn } = useTones(clock);
  const slot = clockWords.slot(now);
  return (
    <>
      <div className={styles.board} data-tone={clockTone(now)}>
        <Digits clock={now} className={styles.digits} />
        <p className={styles.words} aria-live="polite">
          <strong>{clockWords.of(now)}</strong>
          {slot !== null && <span>{slot}</span>}
        </p>
      </div>
      <Keys now={now} press={press} />
      <SlotKeys now={now} press={press} />
      <Incident competition={competition} stage={stage} now={now} press={press} />
      <Switch label={texts.sound} checked={on} onChange={turn} />
    </>
  );
}
