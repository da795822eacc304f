import { VisuallyHidden } from '@topout/ui';
import { Hold } from '@topout/ui/marks';
import styles from './print.module.css';
import type { RouteLooks } from './route-looks.ts';
import { routeTitle } from './route-title.ts';

export interface RouteNameProps {
  readonly route: { readonly uuid: string; readonly name: string; readonly number: number | null };
  readonly looks: RouteLooks;
  /** Pixels. */
  readonly size: number;
}

/** A route as it is found on the wall: the shape of its holds with the number, its name, and the word of the colour. */
export function RouteName({ route, looks, size }: RouteNameProps) {
  const look = looks.get(route.uuid);
  if (!look) return routeTitle(route);
  const { number, name } = route;
  const named = number === null || name === String(number) ? '' : name;
  return (
    <span className={styles.route}>
      <Hold look={look.hold} number={number ?? undefined} size={size} />
      <span>
        {number !== null && <VisuallyHidden>{number} </VisuallyHidden>}
        {[number === null ? name : named, look.words].filter(Boolean).join(', ')}
      </span>
    </span>
  );
}
