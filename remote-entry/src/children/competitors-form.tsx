import type { Competition, Profile } from '@topout/contract';
import { serverNow, useWaves } from '@topout/api-client';
import { Button, Stack, StickyActionBar } from '@topout/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { categoryChoices, type CategoryChoice } from '../enter/category-choices.ts';
import { childrenTexts as texts } from '../texts.ts';
import { waveOptions } from '../sessions/wave-options.ts';
import { ChildCard } from './child-card.tsx';
import { useChildAnswers } from './use-child-answers.ts';
import { useEnterChildren } from './use-enter-children.ts';
import { notThisTime, usePrepared } from './use-prepared.ts';

export interface CompetitorsFormProps {
  readonly competition: Competition;
  readonly people: readonly Profile[];
  /** Stands under the list. */
  readonly children: ReactNode;
}

/** A category for each child, then enters all of them at once. */
export function CompetitorsForm({ competition, people, children }: CompetitorsFormProps) {
  const { categoryOf, choose, forget } = usePrepared(competition.uuid);
  const isEntered = (child: string) => competition.childEntries.some(({ user }) => user.uuid === child);
  const { enter, busy, problems } = useEnterChildren(competition.uuid, isEntered, forget);
  const [submitted, setSubmitted] = useState(false);
  const waves = useWaves(competition.uuid).data;
  const [waveOf, setWaveOf] = useState<ReadonlyMap<string, string>>(new Map());
  const wavesFor = (child: Profile) =>
    chosen(child) === notThisTime
      ? []
      : waveOptions(waves?.data ?? [], competition, chosen(child), serverNow());
  const waveFor = (child: Profile) =>
    wavesFor(child).find(({ value }) => value === waveOf.get(child.uuid))?.value ?? '';
  const lacksWave = (child: Profile) => wavesFor(child).length > 0 && waveFor(child) === '';
  const form = useRef<HTMLFormElement>(null);
  const entryOf = (child: Profile) => competition.childEntries.find(({ user }) => user.uuid === child.uuid);
  const choicesOf = (child: Profile) => categoryChoices(competition, child.yearOfBirth);
  const chosen = (child: Profile) => chosenOf(choicesOf(child), categoryOf(child.uuid));
  const answers = useChildAnswers(competition, (child) => {
    const category = chosen(child);
    return category === notThisTime || entryOf(child) ? '' : category;
  });
  const entering = people.filter((child) => !entryOf(child) && chosen(child) !== notThisTime);

  const waiting = competition.childEntries.some(({ status }) => status === 'WAITING');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const missing = entering.some(
      (child) => chosen(child) === '' || lacksWave(child) || answers.areWrong(child),
    );
    if (missing) requestAnimationFrame(() => focusFirstError(form.current));
    else
      void enter(
        entering.map((child) => ({
          user: child.uuid,
          category: chosen(child),
          ...(waveFor(child) !== '' && { wave: waveFor(child) }),
          ...answers.sent(child),
        })),
      );
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap={5}>
        <Stack gap={3}>
          {people.map((child) => (
            <ChildCard
              key={child.uuid}
              competition={competition.uuid}
              child={child}
              entry={entryOf(child)}
              problem={problems.get(child.uuid)}
              choices={choicesOf(child)}
              category={chosen(child)}
              onChoose={(category) => choose(child.uuid, category)}
              missing={submitted && chosen(child) === ''}
              waves={wavesFor(child)}
              wave={waveFor(child)}
              onChooseWave={(wave) => setWaveOf(new Map([...waveOf, [child.uuid, wave]]))}
              missingWave={submitted && chosen(child) !== '' && lacksWave(child)}
              asked={answers.fields(child, submitted)}
            />
          ))}
        </Stack>
        {waiting && <p>{texts.someWait}</p>}
        {children}
        <StickyActionBar>
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {entering.length === 0 ? texts.goOn : texts.enter(entering.length)}
          </Button>
        </StickyActionBar>
      </Stack>
    </form>
  );
}

/** The earlier choice, if still possible; preselects a single possible one. */
function chosenOf(choices: readonly CategoryChoice[], kept: string): string {
  const possible = choices.filter(({ reason }) => reason === null).map(({ category }) => category.uuid);
  if (kept === notThisTime || possible.includes(kept)) return kept;
  return possible.length === 1 ? (possible[0] ?? '') : '';
}

function focusFirstError(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
