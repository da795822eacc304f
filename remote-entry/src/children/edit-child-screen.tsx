import { useChildren } from '@topout/api-client';
import { Navigate, useParams } from 'react-router-dom';
import { entryPath } from '../enter/entry-path.ts';
import { LoadPage } from '../flow/load-page.tsx';
import { Step } from '../flow/step.tsx';
import { useGoTo } from '../flow/use-go-to.ts';
import { childrenTexts as texts } from '../texts.ts';
import { EditChild } from './edit-child.tsx';

/** Changing or removing a child's profile. (behaviour: entering#with-children) */
export default function EditChildScreen() {
  const { competition = '', profile = '' } = useParams();
  const goTo = useGoTo();
  const list = entryPath(competition, 'competitors');
  return (
    <LoadPage read={useChildren()} title={texts.edit}>
      {(children) => {
        const child = children.find(({ uuid }) => uuid === profile);
        if (!child) return <Navigate replace to={list} />;
        return (
          <Step title={child.name}>
            <EditChild child={child} onDone={() => goTo(list, { replace: true })} />
          </Step>
        );
      }}
    </LoadPage>
  );
}
