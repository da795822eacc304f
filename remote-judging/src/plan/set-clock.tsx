import { RefusedError, useClock, usePressClock } from '@topout/api-client';
import type { ClockPlan } from '@topout/domain';
import { ButtonLink, ConfirmButton, Button, ClockIcon, Notice } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { controlTexts as clockTexts } from '../clock/texts.ts';
import { planControlTexts as texts } from './texts.ts';

interface SetClockProps {
  readonly competition: string;
  readonly stage: string;
  readonly times: ClockPlan;
}

/** Gives the stage's clock the times and slots of its plan; leads to it where it has them. */
export function SetClock({ competition, stage, times }: SetClockProps) {
  const { data } = useClock(competition, stage);
  const press = usePressClock(competition);
  const [problem, setProblem] = useState<string | null>(null);
  if (!data) return null;
  const { clock } = data;
  if (clock && isSame(clock.plan, times))
    return (
      <ButtonLink as={Link} to={`/${competition}/clock/control?stage=${stage}`} icon={<ClockIcon />}>
        {texts.openClock}
      </ButtonLink>
    );
  const set = async () => {
    setProblem(null);
    try {
      await press(data, { kind: 'SET', plan: times });
    } catch (error) {
      setProblem(error instanceof RefusedError ? error.message : clockTexts.failed);
    }
  };
  const used = clock !== null && (clock.status !== 'READY' || clock.slot > 1);
  return (
    <>
      {used ? (
        <ConfirmButton
          label={texts.setClock}
          title={clockTexts.useTitle}
          confirmLabel={texts.setClock}
          cancelLabel={clockTexts.keepIt}
          onConfirm={set}
        >
          {clockTexts.useText}
        </ConfirmButton>
      ) : (
        <Button icon={<ClockIcon />} onClick={() => void set()}>
          {texts.setClock}
        </Button>
      )}
      {problem !== null && <Notice tone="error">{problem}</Notice>}
    </>
  );
}

const isSame = (a: ClockPlan, b: ClockPlan): boolean =>
  a.prepare === b.prepare &&
  a.climb === b.climb &&
  a.change === b.change &&
  a.slots === b.slots &&
  a.rolling === b.rolling;
