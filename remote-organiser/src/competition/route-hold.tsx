import type { Route } from '@topout/contract';
import { holdLook, routeColors } from '@topout/domain';
import { Hold } from '@topout/ui/marks';

interface RouteHoldProps {
  readonly route: Pick<Route, 'colors'>;
  /** Its number; joined ones ("3/2/1") and names belong into the text beside it, so that its hold is empty. */
  readonly name?: string | undefined;
  /** Pixels. */
  readonly size?: number;
}

/** The marker of a route in lists and tables. */
export const RouteHold = ({ route, name = '', size = 34 }: RouteHoldProps) => (
  <Hold
    look={holdLook(routeColors(route.colors))}
    number={/^[^\s/]{1,3}$/.test(name) ? name : undefined}
    size={size}
  />
);
