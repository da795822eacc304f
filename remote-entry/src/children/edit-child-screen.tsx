import { type Profile, saveProfile, uploadPicture, useChildren } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { Navigate, useParams } from 'react-router-dom';
import { entryPath } from '../enter/entry-path.ts';
import { LoadPage } from '../flow/load-page.tsx';
import { Step } from '../flow/step.tsx';
import { useGoTo } from '../flow/use-go-to.ts';
import { accountTexts, childrenTexts as texts, texts as general } from '../texts.ts';
import { ChildForm } from './child-form.tsx';
import { RemoveChild } from './remove-child.tsx';

/** Changing or removing a child's profile. (spec 1 §2) */
export default function EditChildScreen() {
  const { competition = '', profile = '' } = useParams();
  return (
    <LoadPage read={useChildren()} title={texts.edit}>
      {(children) => {
        const child = children.find(({ uuid }) => uuid === profile);
        if (!child) return <Navigate replace to={entryPath(competition, 'competitors')} />;
        return <EditChild competition={competition} child={child} />;
      }}
    </LoadPage>
  );
}

function EditChild({ competition, child }: { readonly competition: string; readonly child: Profile }) {
  const goTo = useGoTo();
  const showError = useShowError();
  const back = () => goTo(entryPath(competition, 'competitors'), { replace: true });
  return (
    <Step title={child.name}>
      <ChildForm
        child={child}
        submitLabel={general.save}
        onSubmit={async (details, picture) => {
          await saveProfile(child.uuid, details);
          await uploadPicture(child.uuid, picture).catch(() => showError(accountTexts.uploadFailed));
          back();
        }}
      >
        <RemoveChild competition={competition} child={child} onRemoved={back} />
      </ChildForm>
    </Step>
  );
}
