import type { Competition, ImportedLine } from '@topout/contract';
import { deleteEntry, inviteEntrant } from '@topout/api-client';
import { List, ListLink, Notice, Section } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { InviteForm } from '../invite/invite-form.tsx';
import { SectionHead } from '../setup/section-head.tsx';
import { useChange } from '../setup/use-change.ts';
import { UndoToast } from '../../undo/undo-toast.tsx';
import { AddForm } from './add-form.tsx';
import { InviteAdded } from './invite-added.tsx';
import styles from './add.module.css';
import { texts } from './texts.ts';

const nameOf = ({ firstName, lastName }: ImportedLine) => `${firstName} ${lastName}`;

/** The form for one person after the other, and the people it has added. */
export function AddSection({ competition }: { readonly competition: Competition }) {
  const { uuid, stages, canEnterReason } = competition;
  const [added, setAdded] = useState<readonly ImportedLine[]>([]);
  const [last, setLast] = useState<ImportedLine | null>(null);
  const { busy, change } = useChange();
  const categories = stages[0]?.categories ?? [];
  const factsOf = ({ category, competitorNumber }: ImportedLine) =>
    [categories.find((one) => one.uuid === category)?.name, competitorNumber].filter(Boolean).join(' · ');
  const takeBack = async ({ entry }: ImportedLine) => {
    if (entry === null || !(await change(() => deleteEntry(uuid, entry)))) return;
    setLast(null);
    setAdded((now) => now.filter((line) => line.entry !== entry));
  };
  return (
    <div className={styles.section}>
      <SectionHead title={texts.title} lead={texts.lead} />
      <AddForm
        competition={competition}
        onAdded={(line) => {
          setAdded((now) => [line, ...now]);
          setLast(line);
        }}
      />
      {added.length > 0 && (
        <Section title={texts.added} count={added.length}>
          <List>
            {added.map((line) => (
              <ListLink
                key={line.entry}
                as={Link}
                to={`/${uuid}/entries/${line.entry}`}
                title={nameOf(line)}
                subtitle={factsOf(line)}
              />
            ))}
          </List>
          <InviteAdded
            competition={uuid}
            // The mail reports the entry: the undo toast must not cover that message.
            onSend={() => setLast(null)}
            emails={[...new Set(added.flatMap(({ email }) => (email === null ? [] : [email])))]}
          />
        </Section>
      )}
      <Section title={texts.invite} description={texts.inviteHint}>
        {canEnterReason && <Notice tone="warning">{texts.listOnly(canEnterReason.message)}</Notice>}
        <InviteForm invite={(email) => inviteEntrant(uuid, email)} />
      </Section>
      {last && (
        <UndoToast
          key={last.entry}
          onUndo={busy ? null : () => void takeBack(last)}
          onClose={() => setLast(null)}
        >
          {texts.addedToast(nameOf(last))}
        </UndoToast>
      )}
    </div>
  );
}
