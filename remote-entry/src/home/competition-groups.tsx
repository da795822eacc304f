import type { CompetitionSummary } from '@topout/contract';
import { Button, List, Section } from '@topout/ui';
import { useState } from 'react';
import { useNow } from '../flow/use-now.ts';
import { useBusy } from '../form/use-busy.ts';
import { useFailure } from '../form/use-failure.ts';
import { homeTexts as texts } from './texts.ts';
import { CompetitionRow } from './competition-row.tsx';
import { grouped } from './grouped.ts';
import styles from './home.module.css';
import { LiveHero } from './live-hero.tsx';

/** How many past ones it shows at first. */
const pastAtFirst = 8;

interface CompetitionGroupsProps {
  readonly competitions: readonly CompetitionSummary[];
  /** Reads more; null = these are all. */
  readonly onMore: (() => Promise<void>) | null;
  /** What somebody looked for: the more of them in sight, the better. */
  readonly found: boolean;
}

/** Competitions by time: live now, upcoming, past. */
export function CompetitionGroups({ competitions, onMore, found }: CompetitionGroupsProps) {
  const [all, setAll] = useState(false);
  const { live, upcoming, past } = grouped(competitions, useNow());
  const shownPast = all ? past : past.slice(0, pastAtFirst);
  return (
    <>
      {live.length > 0 && (
        <Section title={texts.live}>
          <div className={styles.cards}>
            {live.map((competition, index) => (
              <LiveHero key={competition.uuid} competition={competition} small={found || index > 0} />
            ))}
          </div>
        </Section>
      )}
      {live.length === 0 && <span hidden data-whole="" />}
      {upcoming.length > 0 && (
        <Section title={texts.upcoming}>
          <Rows competitions={upcoming} />
        </Section>
      )}
      {past.length > 0 && (
        <Section title={texts.past}>
          <Rows competitions={shownPast} />
          {shownPast.length < past.length ? (
            <Button onClick={() => setAll(true)}>{texts.more(past.length - shownPast.length)}</Button>
          ) : (
            onMore && <MoreButton onMore={onMore} />
          )}
        </Section>
      )}
    </>
  );
}

const Rows = ({ competitions }: { readonly competitions: readonly CompetitionSummary[] }) => (
  <List plain className={styles.list}>
    {competitions.map((competition) => (
      <CompetitionRow key={competition.uuid} competition={competition} />
    ))}
  </List>
);

function MoreButton({ onMore }: { readonly onMore: () => Promise<void> }) {
  const { busy, during } = useBusy();
  const failure = useFailure();
  return (
    <Button busy={busy !== null} onClick={() => void during('more', onMore).catch(failure)}>
      {texts.showMore}
    </Button>
  );
}
