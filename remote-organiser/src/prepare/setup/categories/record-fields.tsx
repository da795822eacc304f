import { TextField } from '../part-fields.tsx';
import { categoriesTexts as texts } from './texts.ts';

/** The time to beat in a category of speed. */
export const RecordFields = () => (
  <>
    <TextField
      name="recordTime"
      label={texts.record}
      hint={texts.recordHint}
      inputMode="decimal"
      maxLength={7}
      optional
    />
    <TextField name="recordHolder" label={texts.recordHolder} maxLength={80} optional />
  </>
);
