import type { Competition, WalkInReply } from '@topout/contract';
import { genders, longest, venueZone, yearIn } from '@topout/domain';
import { walkInForm } from '@topout/domain/forms';
import { Button, Sheet } from '@topout/ui';
import { FormikProvider, useFormik } from 'formik';
import { useErrorFocus } from '../../../page/use-error-focus.ts';
import { SelectField, TextField } from '../../../prepare/setup/part-fields.tsx';
import { texts } from '../texts.ts';
import { asksBirthYear, beginningOf, type WalkInValues } from './beginning.ts';
import { Obstacle } from './obstacle.tsx';
import { useWalkIn } from './use-walk-in.ts';
import styles from './walk-in.module.css';
import { useWalkInQuestions } from './use-walk-in-questions.ts';
import { useWalkInWaves } from './use-walk-in-waves.ts';
import { WalkInAnswers } from './walk-in-answers.tsx';
import { WalkInWave } from './walk-in-wave.tsx';

export interface WalkInSheetProps {
  readonly competition: Competition;
  /** The name searched for in vain. */
  readonly typed: string;
  /** Shows the person of this name who is entered already. */
  readonly onShow: (name: string) => void;
  readonly onDone: (reply: WalkInReply) => void;
  readonly onClose: () => void;
}

/** Enters somebody in twenty seconds: a name, a category, Enter. (behaviour: check-in#walk-ins) */
export function WalkInSheet({ competition, typed, onShow, onDone, onClose }: WalkInSheetProps) {
  const categories = competition.stages[0]?.categories ?? [];
  const { asked, answersIn, problemsIn } = useWalkInQuestions(competition);
  const { offered, chosen, waveIn } = useWalkInWaves(competition.uuid);
  const moreOf = (values: WalkInValues) => ({ ...answersIn(values), ...waveIn(values) });
  const { obstacle, enter } = useWalkIn(competition.uuid, moreOf, onDone);
  const form = useFormik({
    initialValues: beginningOf(typed, categories),
    validate: problemsIn,
    validationSchema: walkInForm(categories, yearIn(venueZone(competition.venues[0]), competition.startTime)),
    onSubmit: enter,
  });
  const element = useErrorFocus(form);
  const held = obstacle(form.values);
  return (
    <Sheet open title={texts.walkInTitle} lightDismiss={false} onClose={onClose}>
      <FormikProvider value={form}>
        <form ref={element} noValidate className={styles.form} onSubmit={form.handleSubmit}>
          <TextField
            name="firstName"
            label={texts.firstName}
            maxLength={longest.name}
            autoComplete="off"
            required
          />
          <TextField
            name="lastName"
            label={texts.lastName}
            maxLength={longest.name}
            autoComplete="off"
            required
          />
          <SelectField
            name="category"
            label={texts.category}
            placeholder={texts.categoryPlaceholder}
            className={styles.wide}
            required
          >
            {categories.map(({ uuid, name, isFull }) => (
              <option key={uuid} value={uuid}>
                {isFull === true ? texts.full(name) : name}
              </option>
            ))}
          </SelectField>
          <WalkInWave waves={offered(form.values)} chosen={chosen(form.values)} />
          {asksBirthYear(categories) && (
            <TextField
              name="yearOfBirth"
              label={texts.yearOfBirth}
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              optional={!asksBirthYear(categories.filter(({ uuid }) => uuid === form.values.category))}
            />
          )}
          {competition.settings.hasCompetitorNumbers && (
            <TextField
              name="competitorNumber"
              label={texts.number}
              hint={texts.nextNumber}
              maxLength={longest.number}
              autoComplete="off"
              error={held?.code === 'entry.number_taken' && held.message}
              optional
            />
          )}
          {competition.settings.teamsEnabled && competition.settings.teamMixed && (
            <SelectField name="gender" label={texts.gender} optional>
              <option value="">{texts.noGender}</option>
              {genders.map((gender) => (
                <option key={gender} value={gender}>
                  {texts.genders[gender]}
                </option>
              ))}
            </SelectField>
          )}
          <WalkInAnswers {...asked(form.values)} />
          <Obstacle held={held} onShow={onShow} />
          <Button type="submit" variant="primary" size="lg" className={styles.wide} busy={form.isSubmitting}>
            {held?.code === 'walk_in.full'
              ? texts.enterWaiting
              : held?.code === 'walk_in.entered'
                ? texts.enterOther
                : texts.enter}
          </Button>
        </form>
      </FormikProvider>
    </Sheet>
  );
}
