import { classNames } from '@topout/ui';
import type { ComponentProps } from 'react';
import type { MapPoint, MapSize } from './map-view.ts';
import styles from './venue-map.module.css';

/** A route on a map. */
export interface Pin extends MapPoint {
  readonly id: string;
  /** The number on the pin. */
  readonly label: string;
  /** A description for people who do not see it: "Route 7, red, in Cave". */
  readonly name: string;
  /** CSS colours; several split the pin. */
  readonly colors: readonly string[];
  /** Sport routes are square, others round. (behaviour: routes#map) */
  readonly square: boolean;
  /** Recedes behind the others. */
  readonly faint?: boolean | undefined;
  readonly selected?: boolean | undefined;
  /** Something about it needs attention; say what in `name`. */
  readonly warning?: boolean | undefined;
}

interface MapPinProps extends Omit<ComponentProps<'button'>, 'name'> {
  readonly pin: Pin;
  readonly map: MapSize;
}

export function MapPin({ pin, map, ...rest }: MapPinProps) {
  const { id, label, name, colors, square, faint = false, selected, warning = false } = pin;
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
      style={{ left: `${(pin.x / map.width) * 100}%`, top: `${(pin.y / map.height) * 100}%` }}
    >
      <span className={styles.colors} style={{ background: split(colors) }}>
        <span className={styles.plate}>{label}</span>
      </span>
    </button>
  );
}

function split(colors: readonly string[]): string {
  const [first = 'white', ...others] = colors;
  if (others.length === 0) return first;
  const share = 100 / colors.length;
  return `conic-gradient(from 0deg, ${colors
    .map((color, index) => `${color} ${index * share}% ${(index + 1) * share}%`)
    .join(', ')})`;
}
