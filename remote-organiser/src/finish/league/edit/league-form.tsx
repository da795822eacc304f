import type { OwnCompetition } from '@topout/contract';
import { type League, saveLeague } from '@topout/api-client';
import { longest, usualPlacePoints } from '@topout/domain';
import { ageClassesOf, ageClassesText, leagueForm, placePointsOf } from '@topout/domain/forms';
import { Button, Row, Section, Stack } from '@topout/ui';
import { useMemo } from 'react';
import { AreaField, CardsField, NameField } from '../../../prepare/setup/part-fields.tsx';
import { StoredForm } from '../../../prepare/setup/stored-form.tsx';
import { SaveBar } from '../../../page/save-bar.tsx';
import { CompetitionsChoice } from './competitions-choice.tsx';
import { CountingFields, DisciplineFields } from './counting-fields.tsx';
import { GuestsChoice } from './guests-choice.tsx';
import { editTexts as texts } from './texts.ts';

interface LeagueFormProps {
  readonly league: League;
  readonly own: readonly OwnCompetition[];
}

const storedOf = ({ placePoints, competitions, ageClasses, guests, ...league }: League) => ({
  name: league.name,
  scoring: league.scoring,
  bestOf: league.bestOf,
  tiePayment: league.tiePayment,
  ties: league.ties,
  leaveOut: league.leaveOut,
  mostBoulder: league.mostBoulder,
  mostLead: league.mostLead,
  mostSpeed: league.mostSpeed,
  leastDisciplines: league.leastDisciplines,
  ageClasses: ageClassesText(ageClasses),
  guests: guests.map(({ uuid }) => uuid),
  guestPlaces: league.guestPlaces,
  table: placePoints ? 'own' : 'usual',
  points: (placePoints ?? usualPlacePoints.slice(0, 10)).join(' '),
  competitions: competitions.map(({ uuid }) => uuid),
});
const touched = {
  name: true,
  points: true,
  ageClasses: true,
  bestOf: true,
  leaveOut: true,
  mostBoulder: true,
  mostLead: true,
  mostSpeed: true,
  leastDisciplines: true,
};

/** Saves everything together. What the server refuses stays in the form. */
export function LeagueForm({ league, own }: LeagueFormProps) {
  const stored = useMemo(() => storedOf(league), [league]);
  return (
    <StoredForm
      stored={stored}
      schema={leagueForm}
      touched={touched}
      saved={texts.saved}
      save={({ table, points, ageClasses, ...rules }) =>
        saveLeague(league.uuid, {
          ...rules,
          ageClasses: ageClassesOf(ageClasses) ?? [],
          placePoints: placePointsOf({ scoring: rules.scoring, table, points }),
        })
      }
    >
      {({ values, dirty, isValid, isSubmitting, resetForm, submitForm }) => (
        <>
          <NameField label={texts.name} maxLength={longest.title} />
          <CompetitionsChoice league={league} own={own} />
          <CountingFields places={values.scoring === 'PLACES'} />
          <DisciplineFields />
          <Section title={texts.people}>
            <Stack gap={5}>
              <AreaField name="ageClasses" label={texts.ageClasses} hint={texts.ageClassesHint} rows={3} />
              <GuestsChoice league={league} />
              <CardsField
                name="guestPlaces"
                label={texts.guestPlaces}
                options={[
                  { value: 'FREED', label: texts.guestsFreed, hint: texts.guestsFreedHint },
                  { value: 'KEPT', label: texts.guestsKept, hint: texts.guestsKeptHint },
                ]}
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
