import { useParams } from 'react-router-dom';
import { entryPath } from '../enter/entry-path.ts';
import { Step } from '../flow/step.tsx';
import { useGoTo } from '../flow/use-go-to.ts';
import { childrenTexts as texts } from '../texts.ts';
import { NewChild } from './new-child.tsx';

/** A new child under the parent's profile. (behaviour: entering#with-children) */
export default function AddChildScreen() {
  const { competition = '' } = useParams();
  const goTo = useGoTo();
  return (
    <Step title={texts.addTitle} lead={texts.addLead}>
      <NewChild onDone={() => goTo(entryPath(competition, 'competitors'), { replace: true })} />
    </Step>
  );
}
