import { useCompetition } from '@topout/api-client';
import { useParams } from 'react-router-dom';
import { LoadPage } from '../../flow/load-page.tsx';
import { Step } from '../../flow/step.tsx';
import { entryFlowTexts as texts } from '../../texts.ts';
import { OtherWays } from '../other-ways.tsx';
import { WhoComes } from '../who-comes.tsx';

/** For people missing from a preloaded list: who can help, and how to enter while that is possible. */
export default function NotListedScreen() {
  const { competition: uuid = '' } = useParams();
  return (
    <LoadPage read={useCompetition(uuid)} title={texts.notListedTitle}>
      {(competition) => (
        <Step
          title={texts.notListedTitle}
          lead={competition.canEnter ? texts.notListedEnter : texts.notListed}
        >
          {competition.canEnter && <WhoComes competition={competition} />}
          <OtherWays competition={competition} />
        </Step>
      )}
    </LoadPage>
  );
}
