import { useEnteredCompetitions } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { Button, List, Section, SkeletonRows } from '@topout/ui';
import { useState } from 'react';
import { enteredTexts as texts } from '../texts.ts';
import styles from './entered.module.css';
import { EnteredRow } from './entered-row.tsx';

/** How many it shows at first. */
const atFirst = 3;

/** What the signed-in person and their children have entered, soonest first. */
export function EnteredList() {
  const [all, setAll] = useState(false);
  return (
    <Section title={texts.title}>
      <LoadState read={useEnteredCompetitions()} loading={<SkeletonRows count={1} label={texts.loading} />}>
        {(entered) => {
          if (entered.length === 0) return <p className={styles.hint}>{texts.none}</p>;
          const shown = all ? entered : entered.slice(0, atFirst);
          const more = entered.length - shown.length;
          return (
            <>
              <List>
                {shown.map((competition) => (
                  <EnteredRow key={competition.uuid} competition={competition} />
                ))}
              </List>
              {more > 0 && <Button onClick={() => setAll(true)}>{texts.more(more)}</Button>}
            </>
          );
        }}
      </LoadState>
    </Section>
  );
}
