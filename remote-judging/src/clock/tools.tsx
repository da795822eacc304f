import { useTones } from '@topout/app-kit/clock';
import type { Clock } from '@topout/domain';
import { BellIcon, Button, ButtonLink, CalendarIcon, ScreenIcon, SettingsIcon } from '@topout/ui';
import { Link } from 'react-router-dom';
import styles from './clock-screen.module.css';
import { clockTexts as texts } from './texts.ts';

export interface ToolsProps {
  readonly clock: Clock;
  /** Where the clock is run from; null for those who only watch. */
  readonly control: string | null;
  /** Where the stage's plan is; null = it has none. */
  readonly plan: string | null;
}

/** What somebody at the screen can do; a hall that is only looked at does not see it. */
export function Tools({ clock, control, plan }: ToolsProps) {
  const { on, turn } = useTones(clock);
  return (
    <div className={styles.tools}>
      <Button icon={<BellIcon />} aria-pressed={on} onClick={turn}>
        {on ? texts.soundOff : texts.soundOn}
      </Button>
      {document.fullscreenEnabled && (
        <Button icon={<ScreenIcon />} onClick={toggleFull}>
          {texts.full}
        </Button>
      )}
      {plan !== null && (
        <ButtonLink as={Link} to={plan} icon={<CalendarIcon />}>
          {texts.plan}
        </ButtonLink>
      )}
      {control !== null && (
        <ButtonLink as={Link} to={control} icon={<SettingsIcon />}>
          {texts.control}
        </ButtonLink>
      )}
    </div>
  );
}

const toggleFull = () => {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // A browser that does not want to leaves the page as it is.
  done.catch(() => undefined);
};
