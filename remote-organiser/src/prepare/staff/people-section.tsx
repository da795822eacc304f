import type { Competition, Judge, LiveState } from '@topout/contract';
import { deleteJudge } from '@topout/api-client';
import { ConfirmDialog, List, Section, Stack } from '@topout/ui';
import { useState } from 'react';
import { useChange } from '../setup/use-change.ts';
import { PersonRow } from './person-row.tsx';
import styles from './staff.module.css';
import { texts } from './texts.ts';

interface PeopleSectionProps {
  readonly competition: Competition;
  readonly people: readonly Judge[];
  /** Undefined until read. */
  readonly live: LiveState | undefined;
}

/** The master judge first, then organisers, then judges. */
const order = ['MASTER', 'STAFF_JUDGE', 'STAFF', 'JUDGE'] as const;

/** Everybody with a role: which one, in which judging groups, and whether they are present. */
export function PeopleSection({ competition, people, live }: PeopleSectionProps) {
  const [removing, setRemoving] = useState<Judge | null>(null);
  const { busy, change } = useChange();
  const sorted = people.toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
  const remove = async (judge: Judge) => {
    await change(() => deleteJudge(competition.uuid, judge.uuid));
    setRemoving(null);
  };
  return (
    <Section title={texts.people} count={people.length}>
      <List>
        {sorted.map((judge) => (
          <PersonRow
            key={judge.uuid}
            competition={competition}
            judge={judge}
            live={live}
            onRemove={() => setRemoving(judge)}
          />
        ))}
      </List>
      <Stack gap={1} className={styles.hints}>
        {texts.roleHints.map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
        {competition.role !== 'MASTER' && <p>{texts.onlyMaster}</p>}
      </Stack>
      <ConfirmDialog
        open={removing !== null}
        danger
        title={texts.removeTitle(removing?.name ?? '')}
        confirmLabel={texts.removeIt}
        busy={busy}
        onConfirm={() => {
          if (removing) void remove(removing);
        }}
        onClose={() => setRemoving(null)}
      >
        {texts.removeQuestion}
      </ConfirmDialog>
    </Section>
  );
}
