import type { Entry, HeldResult, Route } from '@topout/contract';
import { holdLook, initials, nameHue } from '@topout/domain';
import { Avatar } from '@topout/ui';
import { Hold } from '@topout/ui/marks';
import { coloursOf, nameOfRoute } from '../competition/competition-routes.ts';
import { numberOnHold } from '../competition/on-hold.ts';
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
  const routeName = route && nameOfRoute(route, judging.competition, entry?.category.uuid);
  const number = routeName === undefined ? undefined : numberOnHold(routeName);
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
        {route && routeName !== undefined ? (
          <>
            <Hold look={holdLook(coloursOf(route))} number={number} size={34} />
            <span>
              <RouteTitle name={routeName} ownName={route.name} onHold={number !== undefined} />
            </span>
          </>
        ) : (
          texts.unknownRoute
        )}
      </p>
    </div>
  );
}
