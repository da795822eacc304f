import { createChild, uploadPicture } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { useParams } from 'react-router-dom';
import { entryPath } from '../enter/entry-path.ts';
import { Step } from '../flow/step.tsx';
import { useGoTo } from '../flow/use-go-to.ts';
import { accountTexts, childrenTexts as texts } from '../texts.ts';
import { ChildForm } from './child-form.tsx';

/** A new child under one's own profile. (spec 1 §2) */
export default function AddChildScreen() {
  const { competition = '' } = useParams();
  const goTo = useGoTo();
  const showError = useShowError();
  return (
    <Step title={texts.addTitle} lead={texts.addLead}>
      <ChildForm
        submitLabel={texts.add}
        onSubmit={async (details, picture) => {
          const child = await createChild(details);
          await uploadPicture(child.uuid, picture).catch(() => showError(accountTexts.uploadFailed));
          goTo(entryPath(competition, 'competitors'), { replace: true });
        }}
      />
    </Step>
  );
}
