import type { Competition, Wave } from '@topout/contract';
import { serverNow } from '@topout/api-client';
import { useFormikContext } from 'formik';
import { ChoiceField } from '../form/choice-field.tsx';
import { sessionTexts as texts } from './texts.ts';
import { waveOptions } from './wave-options.ts';

interface WaveFieldProps {
  readonly competition: Competition;
  readonly waves: readonly Wave[];
}

/** The session, once the category is chosen; nothing where there is none for it. */
export function WaveField({ competition, waves }: WaveFieldProps) {
  const { values } = useFormikContext<{ readonly category: string }>();
  const options = waveOptions(waves, competition, values.category, serverNow());
  if (values.category === '' || options.length === 0) return null;
  return <ChoiceField name="wave" label={texts.session} options={[...options]} />;
}
