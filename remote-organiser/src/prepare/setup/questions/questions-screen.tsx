import { archiveQuestion, orderQuestions, useQuestions } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import type { Competition, Question } from '@topout/contract';
import { mostQuestions } from '@topout/domain';
import { Button, EmptyState, MoreIcon, PlusIcon, SkeletonRows } from '@topout/ui';
import { Menu, MenuItem } from '@topout/ui/menu';
import { SortableList } from '@topout/ui/sortable';
import { useState } from 'react';
import { UndoToast } from '../../../undo/undo-toast.tsx';
import { SectionHead } from '../section-head.tsx';
import { setupTexts } from '../texts.ts';
import { useChange } from '../use-change.ts';
import { useSection } from '../use-section.ts';
import { Archived } from './archived.tsx';
import { Preview } from './preview.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionFacts } from './question-facts.tsx';
import { questionsTexts as texts } from './texts.ts';

/** What people who enter are asked, in order. (behaviour: questions#set-up) */
export default function QuestionsScreen() {
  const competition = useSection(texts.title);
  return competition && <Questions competition={competition} />;
}

function Questions({ competition }: { readonly competition: Competition }) {
  const { uuid } = competition;
  const [open, setOpen] = useState<Question | 'new' | null>(null);
  const [gone, setGone] = useState<Question | null>(null);
  const read = useQuestions(uuid);
  const { busy, change } = useChange();
  const asked = read.data?.data.filter(({ archived }) => !archived) ?? [];
  const archive = async (question: Question) => {
    if (await change(() => archiveQuestion(uuid, question.uuid, true))) setGone(question);
  };
  const putBack = async (question: Question) => {
    if (await change(() => archiveQuestion(uuid, question.uuid, false))) setGone(null);
  };
  return (
    <>
      <SectionHead
        title={texts.title}
        lead={texts.lead}
        action={
          <Button icon={<PlusIcon />} disabled={asked.length >= mostQuestions} onClick={() => setOpen('new')}>
            {texts.add}
          </Button>
        }
      />
      <LoadState read={read} loading={<SkeletonRows count={3} label={setupTexts.loading} />}>
        {({ data }) => {
          const archived = data.filter((question) => question.archived);
          return (
            <>
              {asked.length === 0 ? (
                <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>
              ) : (
                <SortableList
                  label={texts.list}
                  items={asked}
                  getId={(question) => question.uuid}
                  getName={({ label }) => label}
                  renderItem={(question) => <QuestionFacts competition={competition} question={question} />}
                  renderActions={(question) => (
                    <Menu label={texts.actions(question.label)} icon={<MoreIcon />}>
                      <MenuItem onSelect={() => setOpen(question)}>{texts.edit}</MenuItem>
                      <MenuItem onSelect={() => void archive(question)}>{texts.archive}</MenuItem>
                    </Menu>
                  )}
                  onReorder={(ids) => void change(() => orderQuestions(uuid, ids))}
                />
              )}
              {asked.length > 0 && <Preview questions={asked} />}
              {archived.length > 0 && <Archived competition={competition} questions={archived} />}
            </>
          );
        }}
      </LoadState>
      {open !== null && (
        <QuestionDialog
          competition={competition}
          question={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
      {gone && (
        <UndoToast
          key={gone.uuid}
          onUndo={busy ? null : () => void putBack(gone)}
          onClose={() => setGone(null)}
        >
          {texts.archived(gone.label)}
        </UndoToast>
      )}
    </>
  );
}
