import { useCompetition } from '@topout/api-client';
import { ButtonLink } from '@topout/ui';
import { Link, useLocation, useParams } from 'react-router-dom';
import { Step } from '../../flow/step.tsx';
import { Ways } from '../../flow/ways.tsx';
import { When } from '../../flow/when.tsx';
import { entryFlowTexts as texts } from '../../texts.ts';
import { entryPath } from '../entry-path.ts';
import { NumberForm } from './number-form.tsx';
import { OtherWays } from '../other-ways.tsx';

/**
 * For competitions with preloaded entries: competitors find themselves by number. (behaviour:
 * entering#by-number)
 */
export default function CompetitorNumberScreen() {
  const { competition: uuid = '' } = useParams();
  const { search } = useLocation();
  const { data: competition } = useCompetition(uuid);
  return (
    <Step title={texts.numberTitle} lead={texts.numberLead}>
      <When competition={competition} />
      <NumberForm competition={uuid} />
      <Ways>
        <ButtonLink as={Link} to={entryPath(uuid, 'not-listed') + search} variant="quiet">
          {texts.notListedLink}
        </ButtonLink>
      </Ways>
      {competition && <OtherWays competition={competition} />}
    </Step>
  );
}
