import { type CSSProperties, useState } from 'react';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** One or two letters, shown while there is no picture. */
  readonly initials: string;
  /** Degrees on the colour wheel, behind the initials. */
  readonly hue: number;
  readonly src?: string | null | undefined;
  /** Diameter in pixels. */
  readonly size?: 24 | 32 | 34 | 40 | 64 | 96 | undefined;
  /** Names the person where no name stands beside it; otherwise it is decoration. */
  readonly label?: string | undefined;
}

/** A person's picture, or initials on a colour when there is none or it does not load. */
export function Avatar({ initials, hue, src, size = 40, label }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src !== undefined && src !== null && src !== '' && src !== broken ? src : null;
  const style: CSSProperties & Record<'--hue', number> = {
    '--hue': hue,
    width: size,
    height: size,
    fontSize: Math.round(size * 0.38),
  };
  return (
    <span
      className={styles.avatar}
      style={style}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {shown === null ? (
        initials
      ) : (
        <img
          src={shown}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={styles.image}
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  );
}
