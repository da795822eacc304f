import type { Entry, HeldResult, Route } from '@topout/contract';
import { initials, nameHue } from '@topout/domain';
import { Avatar, ColorDot } from '@topout/ui';
import { coloursOf, nameOfRoute } from '../competition/competition-routes.ts';
import { RouteTitle } from '../competition/route-title.tsx';
import { smallPicture } from '../competition/small-picture.ts';
import type { Judging } from '../competition/use-judging.ts';
import styles from './held-screen.module.css';
import { texts } from './texts.ts';

export interface HeldAboutProps {
  readonly judging: Judging;
  readonly line: HeldResult;
  readonly route: Route | undefined;
  readonly entry: Entry | undefined;
}

/** Whose result it is, even if they are no longer entered, and on which route. */
export function HeldAbout({ judging, line, route, entry }: HeldAboutProps) {
  const name = entry?.user.name ?? line.competitorName ?? texts.unknownCompetitor;
  return (
    <div className={styles.about}>
      <Avatar
        initials={initials(name)}
        hue={nameHue(name)}
        src={smallPicture(entry?.user.pictureUrl ?? null)}
      />
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.when}>{entry?.category.name ?? texts.notEntered}</p>
      </div>
      <p className={styles.route}>
        {route && <ColorDot colors={coloursOf(route)} square={route.climbType === 'SPORT'} />}
        {route ? (
          <span>
            <RouteTitle
              name={nameOfRoute(route, judging.competition, entry?.category.uuid)}
              ownName={route.name}
            />
          </span>
        ) : (
          texts.unknownRoute
        )}
      </p>
    </div>
  );
}
