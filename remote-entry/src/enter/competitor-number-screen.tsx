import { useParams } from 'react-router-dom';
import { Step } from '../flow/step.tsx';
import { entryFlowTexts as texts } from '../texts.ts';
import { NumberForm } from './number-form.tsx';

/** For competitions whose entries are loaded before: competitors find themselves by number. (spec 1 §4) */
export default function CompetitorNumberScreen() {
  const { competition = '' } = useParams();
  return (
    <Step title={texts.numberTitle} lead={texts.numberLead}>
      <NumberForm competition={competition} />
    </Step>
  );
}
