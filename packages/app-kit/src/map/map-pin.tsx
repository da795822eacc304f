import { holdLook } from '@topout/domain';
import { CheckIcon, classNames } from '@topout/ui';
import { Hold } from '@topout/ui/marks';
import type { ComponentProps } from 'react';
import type { MapPoint, MapSize } from './map-view.ts';
import { pinLabel } from './pin-label.ts';
import styles from './venue-map.module.css';

/** A route on a map. */
export interface Pin extends MapPoint {
  readonly id: string;
  /** The route's number or numbers: the first of "3/2/1" stands on the pin. */
  readonly label: string;
  /** A description for people who do not see it: "Route 7, red, in Cave". */
  readonly name: string;
  /** CSS colours of its holds. */
  readonly colors: readonly string[];
  /** Sport routes stand on square plates, others on round ones. (behaviour: routes#map) */
  readonly square: boolean;
  /** Recedes behind the others. */
  readonly faint?: boolean | undefined;
  readonly selected?: boolean | undefined;
  /** A tick stands on it; say it in `name`, too. */
  readonly done?: boolean | undefined;
  /** Something about it needs attention; say what in `name`. */
  readonly warning?: boolean | undefined;
}

interface MapPinProps extends Omit<ComponentProps<'button'>, 'name'> {
  readonly pin: Pin;
  readonly map: MapSize;
  /** Where it is drawn, in map units: beside its place if another pin is there. */
  readonly at: MapPoint;
}

/** Pixels. */
const holdSize = 28;

/** A route's hold on a plate that tells boulders from sport routes, with one number. */
export function MapPin({ pin, map, at, ...rest }: MapPinProps) {
  const { id, label, name, colors, square, faint = false, selected, done = false, warning = false } = pin;
  const { first, more } = pinLabel(label);
  return (
    <button
      {...rest}
      type="button"
      data-pin={id}
      aria-label={name}
      aria-pressed={selected}
      className={classNames(
        styles.pin,
        square && styles.square,
        faint && styles.faint,
        warning && styles.warning,
      )}
      style={{ left: `${(at.x / map.width) * 100}%`, top: `${(at.y / map.height) * 100}%` }}
    >
      <span className={styles.plate}>
        <Hold look={holdLook(colors)} number={first} size={holdSize} />
      </span>
      {done && (
        <span className={styles.done} aria-hidden>
          <CheckIcon size={12} />
        </span>
      )}
      {/* Drawn, not written: the pin's name says all its numbers. */}
      {more > 0 && <span className={styles.more} data-more={`+${more}`} />}
    </button>
  );
}
