import { useChildren } from '@topout/api-client';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { EditChild } from '../children/edit-child.tsx';
import { LoadPage } from '../flow/load-page.tsx';
import { Step } from '../flow/step.tsx';
import { childrenTexts as texts } from '../texts.ts';

/** Changing or removing a child, outside of any competition. */
export default function CompetitorScreen() {
  const { profile = '' } = useParams();
  const navigate = useNavigate();
  const back = () => void navigate('/profile', { replace: true });
  return (
    <LoadPage read={useChildren()} title={texts.edit}>
      {(children) => {
        const child = children.find(({ uuid }) => uuid === profile);
        if (!child) return <Navigate replace to="/profile" />;
        return (
          <Step title={child.name} back="/profile">
            <EditChild child={child} onDone={back} />
          </Step>
        );
      }}
    </LoadPage>
  );
}
