import type { OwnCompetition } from '@topout/contract';
import { type League, saveLeague } from '@topout/api-client';
import { Button, Row, Section, Stack, Toast } from '@topout/ui';
import { Field, RadioCards, TextInput } from '@topout/ui/forms';
import { useState } from 'react';
import { OptionalNumber } from '../../setup/settings/optional-number.tsx';
import { useChange } from '../../setup/use-change.ts';
import { SaveBar } from '../../save-bar/save-bar.tsx';
import { CompetitionsChoice } from './competitions-choice.tsx';
import { bodyOf, type LeagueDraft, draftOf } from './draft.ts';
import { PointTable } from './point-table.tsx';
import { editTexts as texts } from './texts.ts';

interface LeagueFormProps {
  readonly league: League;
  readonly own: readonly OwnCompetition[];
}

const mostCount = 100;

/** Saved together. What the server refuses stays in the form. */
export function LeagueForm({ league, own }: LeagueFormProps) {
  const [changed, setChanged] = useState<LeagueDraft | null>(null);
  const [told, setTold] = useState(true);
  const { busy, change } = useChange();
  const draft = changed ?? draftOf(league);
  const set = (part: Partial<LeagueDraft>) => setChanged({ ...draft, ...part });
  const body = bodyOf(draft);
  const save = async () => {
    if (!body || !(await change(() => saveLeague(league.uuid, body)))) return;
    setChanged(null);
    setTold(false);
  };
  return (
    <>
      <Field label={texts.name} error={draft.name.trim() === '' && texts.required} required>
        <TextInput
          value={draft.name}
          maxLength={200}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <CompetitionsChoice
        league={league}
        own={own}
        chosen={draft.competitions}
        onChoose={(competitions) => set({ competitions })}
      />
      <Section title={texts.counting} description={texts.ties}>
        <Stack gap={5}>
          <RadioCards
            label={texts.what}
            value={draft.scoring}
            onChange={(scoring) => set({ scoring })}
            options={[
              { value: 'PLACES', label: texts.places, hint: texts.placesHint },
              { value: 'SCORES', label: texts.scores, hint: texts.scoresHint },
            ]}
          />
          {draft.scoring === 'PLACES' && <PointTable draft={draft} onChange={set} />}
          <OptionalNumber
            label={texts.bestOf}
            hint={texts.bestOfHint}
            value={draft.bestOf}
            max={mostCount}
            onChange={(bestOf) => set({ bestOf })}
          />
        </Stack>
      </Section>
      {changed && (
        <SaveBar>
          <output>{texts.unsaved}</output>
          <Row>
            <Button onClick={() => setChanged(null)}>{texts.discard}</Button>
            <Button variant="primary" busy={busy} disabled={!body} onClick={() => void save()}>
              {texts.save}
            </Button>
          </Row>
        </SaveBar>
      )}
      {!told && <Toast onClose={() => setTold(true)}>{texts.saved}</Toast>}
    </>
  );
}
