import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export interface PageProps extends ComponentProps<'main'> {
  /** For tables and grids that need a laptop: 1280 px instead of 800. */
  readonly wide?: boolean | undefined;
}

/** The `main` of a screen: centred, at most 800 px wide, its parts 24 px apart. Fills the height of a column that is one. */
export function Page({ wide = false, className, ...rest }: PageProps) {
  return <main {...rest} className={classNames(styles.page, wide && styles.wide, className)} />;
}

/** A distance on the 4 px grid: 4 is 16 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

const gapOf = (space: Space) => (space === 0 ? 0 : `var(--space-${space})`);

export interface StackProps extends ComponentProps<'div'> {
  readonly gap?: Space | undefined;
}

/** Things under one another, 16 px apart. */
export function Stack({ gap = 4, className, style, ...rest }: StackProps) {
  return (
    <div {...rest} className={classNames(styles.stack, className)} style={{ ...style, gap: gapOf(gap) }} />
  );
}

export interface RowProps extends ComponentProps<'div'> {
  readonly gap?: Space | undefined;
  readonly align?: CSSProperties['alignItems'];
  readonly justify?: CSSProperties['justifyContent'];
  readonly wrap?: boolean | undefined;
}

/** Things beside one another, 12 px apart, centred on their line. */
export function Row({
  gap = 3,
  align = 'center',
  justify,
  wrap = false,
  className,
  style,
  ...rest
}: RowProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.row, wrap && styles.wrap, className)}
      style={{ ...style, gap: gapOf(gap), alignItems: align, justifyContent: justify }}
    />
  );
}

/** The screen's main action, always at the thumb: the last child of a Page. */
export function StickyActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.bar} data-action-bar="" data-print="hide">
      {children}
    </div>
  );
}
