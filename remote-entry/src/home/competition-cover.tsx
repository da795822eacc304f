import type { CompetitionSummary } from '@topout/contract';
import { coverLook } from '@topout/domain';
import { classNames } from '@topout/ui';
import { Cover } from '@topout/ui/marks';
import type { ReactNode } from 'react';
import styles from './competition-cover.module.css';

/** Pixels drawn behind a card, and behind a date. */
const sizes = { wide: [480, 200, 95], small: [52, 52, 32] } as const;

interface CompetitionCoverProps {
  readonly competition: Pick<CompetitionSummary, 'uuid' | 'headerColour'>;
  readonly size: keyof typeof sizes;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A competition's wall, with something written on it. */
export function CompetitionCover({ competition, size, className, children }: CompetitionCoverProps) {
  const look = coverLook(competition.headerColour);
  const [width, height, cell] = sizes[size];
  return (
    <div className={classNames(styles.cover, className)} data-text={look.text}>
      <Cover
        className={styles.wall}
        seed={competition.uuid}
        look={look}
        width={width}
        height={height}
        cell={cell}
      />
      {children}
    </div>
  );
}
