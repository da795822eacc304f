import { disciplines, leagueLimits, placePoints, tiePayments, usualPlacePoints } from '@topout/domain';
import { Section, Stack } from '@topout/ui';
import { CardsField, PartNumber } from '../../../prepare/setup/part-fields.tsx';
import { PointTable } from './point-table.tsx';
import { editTexts as texts } from './texts.ts';

/** What a competition gives, how many count, and what equal totals mean. */
export const CountingFields = ({ places }: { readonly places: boolean }) => (
  <Section title={texts.counting}>
    <Stack gap={5}>
      <CardsField
        name="scoring"
        label={texts.what}
        options={[
          { value: 'PLACES', label: texts.places, hint: texts.placesHint },
          { value: 'SCORES', label: texts.scores, hint: texts.scoresHint },
        ]}
      />
      {places && <PointTable />}
      {places && (
        <CardsField
          name="tiePayment"
          label={texts.tiePayment}
          options={tiePayments.map((one) => ({
            value: one,
            label: texts.tiePayments[one],
            hint: texts.tieExample(placePoints(2, 2, usualPlacePoints, one)),
          }))}
        />
      )}
      <PartNumber name="bestOf" label={texts.bestOf} hint={texts.bestOfHint} max={leagueLimits.counted} />
      <PartNumber
        name="leaveOut"
        label={texts.leaveOut}
        hint={texts.leaveOutHint}
        max={leagueLimits.counted}
      />
      <CardsField
        name="ties"
        label={texts.ties}
        options={[
          { value: 'SPLIT', label: texts.tiesSplit, hint: texts.tiesSplitHint },
          { value: 'STAND', label: texts.tiesStand, hint: texts.tiesStandHint },
        ]}
      />
    </Stack>
  </Section>
);

/** How many of each discipline count, and how many disciplines somebody needs. */
export const DisciplineFields = () => (
  <Section title={texts.disciplines} description={texts.disciplinesHint}>
    <Stack gap={5}>
      {(['mostBoulder', 'mostLead', 'mostSpeed'] as const).map((name) => (
        <PartNumber
          key={name}
          name={name}
          label={texts[name]}
          hint={texts.noLimit}
          max={leagueLimits.counted}
        />
      ))}
      <PartNumber
        name="leastDisciplines"
        label={texts.leastDisciplines}
        hint={texts.noLimit}
        max={disciplines.length}
      />
    </Stack>
  </Section>
);
