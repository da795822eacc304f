import { genders } from '@topout/domain';
import { ChoiceField } from '../form/choice-field.tsx';
import { Pair, TextField, YearField } from '../form/fields.tsx';
import { accountTexts as texts, genderNames } from '../texts.ts';
import { Answered } from './answered.tsx';

interface PersonFieldsProps {
  /** The person holds the phone: the browser may fill in what it knows. */
  readonly own: boolean;
}

/** First and last name. */
export const NameFields = ({ own }: PersonFieldsProps) => (
  <Pair>
    <TextField
      name="firstName"
      label={texts.firstName}
      autoComplete={own ? 'given-name' : 'off'}
      autoCapitalize="words"
      enterKeyHint="next"
    />
    <TextField
      name="lastName"
      label={texts.lastName}
      autoComplete={own ? 'family-name' : 'off'}
      autoCapitalize="words"
      enterKeyHint="next"
    />
  </Pair>
);

const genderOptions = genders.map((gender) => ({ value: gender, label: genderNames[gender] }));

interface BirthFieldsProps extends PersonFieldsProps {
  /** The earlier step that asked for the year. */
  readonly askedOn?: string | undefined;
}

/** What categories depend on: year of birth and gender. */
export const BirthFields = ({ own, askedOn }: BirthFieldsProps) => (
  <>
    <Answered name="yearOfBirth" label={texts.yearOfBirth} page={askedOn}>
      <YearField name="yearOfBirth" label={texts.yearOfBirth} autoComplete={own ? 'bday-year' : 'off'} />
    </Answered>
    <ChoiceField name="gender" label={texts.gender} options={genderOptions} segments />
  </>
);
