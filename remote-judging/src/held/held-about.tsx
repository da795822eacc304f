import type { Entry, LoggedCommand, Route } from '@topout/api-client';
import { initials, nameHue } from '@topout/domain';
import { Avatar, ColorDot } from '@topout/ui';
import { coloursOf, nameOfRoute } from '../competition/competition-routes.ts';
import { smallPicture } from '../competition/small-picture.ts';
import type { Judging } from '../competition/use-judging.ts';
import styles from './held-screen.module.css';
import { texts } from './texts.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export interface HeldAboutProps {
  readonly judging: Judging;
  readonly command: LoggedCommand;
  readonly route: Route | undefined;
  readonly entry: Entry | undefined;
}

/** Whose result, on which route, by whom, and when it reached the server: phones' clocks may be wrong. */
export function HeldAbout({ judging, command, route, entry }: HeldAboutProps) {
  const { actor, receivedAt } = command;
  const name = entry?.user.name ?? texts.unknownCompetitor;
  return (
    <div className={styles.about}>
      <Avatar
        initials={initials(name)}
        hue={nameHue(name)}
        src={smallPicture(entry?.user.pictureUrl ?? null)}
      />
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.when}>
          {texts.loggedBy(actor?.name ?? texts.unknownJudge, clock.format(new Date(receivedAt)))}
        </p>
      </div>
      <p className={styles.route}>
        {route && <ColorDot colors={coloursOf(route)} square={route.climbType === 'SPORT'} />}
        {route ? nameOfRoute(route, judging.competition, entry?.category.uuid) : texts.unknownRoute}
      </p>
    </div>
  );
}
