import type { OwnCompetition } from '@topout/contract';
import { type League, saveLeague } from '@topout/api-client';
import { leagueLimits, longest, usualPlacePoints } from '@topout/domain';
import { leagueForm, placePointsOf } from '@topout/domain/forms';
import { Button, Row, Section, Stack } from '@topout/ui';
import { useMemo } from 'react';
import { CardsField, NameField, PartNumber } from '../../../prepare/setup/part-fields.tsx';
import { StoredForm } from '../../../prepare/setup/stored-form.tsx';
import { SaveBar } from '../../../page/save-bar.tsx';
import { CompetitionsChoice } from './competitions-choice.tsx';
import { PointTable } from './point-table.tsx';
import { editTexts as texts } from './texts.ts';

interface LeagueFormProps {
  readonly league: League;
  readonly own: readonly OwnCompetition[];
}

const storedOf = ({ name, scoring, bestOf, placePoints, competitions }: League) => ({
  name,
  scoring,
  bestOf,
  table: placePoints ? 'own' : 'usual',
  points: (placePoints ?? usualPlacePoints.slice(0, 10)).join(' '),
  competitions: competitions.map(({ uuid }) => uuid),
});
const touched = { name: true, points: true };

/** Saves everything together. What the server refuses stays in the form. */
export function LeagueForm({ league, own }: LeagueFormProps) {
  const stored = useMemo(() => storedOf(league), [league]);
  return (
    <StoredForm
      stored={stored}
      schema={leagueForm}
      touched={touched}
      saved={texts.saved}
      save={({ name, scoring, bestOf, competitions, ...rules }) => {
        const placePoints = placePointsOf({ scoring, ...rules });
        return saveLeague(league.uuid, { name, scoring, bestOf, competitions, placePoints });
      }}
    >
      {({ values, dirty, isValid, isSubmitting, resetForm, submitForm }) => (
        <>
          <NameField label={texts.name} maxLength={longest.title} />
          <CompetitionsChoice league={league} own={own} />
          <Section title={texts.counting} description={texts.ties}>
            <Stack gap={5}>
              <CardsField
                name="scoring"
                label={texts.what}
                options={[
                  { value: 'PLACES', label: texts.places, hint: texts.placesHint },
                  { value: 'SCORES', label: texts.scores, hint: texts.scoresHint },
                ]}
              />
              {values.scoring === 'PLACES' && <PointTable />}
              <PartNumber
                name="bestOf"
                label={texts.bestOf}
                hint={texts.bestOfHint}
                max={leagueLimits.counted}
              />
            </Stack>
          </Section>
          {dirty && (
            <SaveBar>
              <output>{texts.unsaved}</output>
              <Row>
                <Button onClick={() => resetForm()}>{texts.discard}</Button>
                <Button
                  variant="primary"
                  busy={isSubmitting}
                  disabled={!isValid}
                  onClick={() => void submitForm()}
                >
                  {texts.save}
                </Button>
              </Row>
            </SaveBar>
          )}
        </>
      )}
    </StoredForm>
  );
}
