import { useNavigate } from 'react-router-dom';
import { NewChild } from '../children/new-child.tsx';
import { Step } from '../flow/step.tsx';
import { childrenTexts as texts } from '../texts.ts';

/** A new child, outside of any competition. */
export default function AddCompetitorScreen() {
  const navigate = useNavigate();
  return (
    <Step title={texts.addTitle} lead={texts.addLead} back="/profile">
      <NewChild onDone={() => void navigate('/profile', { replace: true })} />
    </Step>
  );
}
