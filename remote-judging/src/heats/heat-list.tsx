import { isRerun, type ListedHeat } from '@topout/domain';
import { ButtonLink, List, ListButton, Section } from '@topout/ui';
import { Link } from 'react-router-dom';
import type { Racer } from './racers.ts';
import { heatTexts as texts, laneText, runTextOf } from './texts.ts';
import styles from './heats.module.css';

interface HeatListProps {
  readonly heats: readonly ListedHeat<Racer>[];
  readonly current: number;
  readonly onShow: (number: number) => void;
  /** Address of the bracket; null in qualification. */
  readonly bracket: string | null;
}

/** All heats in the order they are raced; a tap opens one. */
export const HeatList = ({ heats, current, onShow, bracket }: HeatListProps) => (
  <Section title={texts.all} count={heats.length}>
    {bracket !== null && (
      <ButtonLink as={Link} to={bracket} fullWidth>
        {texts.bracket}
      </ButtonLink>
    )}
    <List plain>
      {heats.map((heat) => (
        <ListButton
          key={heat.number}
          aria-current={heat.number === current ? 'true' : undefined}
          onClick={() => onShow(heat.number)}
          leading={<span className={styles.listNumber}>{heat.number}</span>}
          title={heat.lanes.map(laneText).join(' – ')}
          subtitle={isRerun(heat) ? texts.roundAgain(heat.round) : heat.round}
          trailing={
            <span className={styles.listRuns}>
              {heat.lanes.map(({ run }, lane) => (
                <span key={texts.laneName[lane]}>{runTextOf(run)}</span>
              ))}
            </span>
          }
        />
      ))}
    </List>
  </Section>
);
