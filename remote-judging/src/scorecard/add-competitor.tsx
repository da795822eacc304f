import type { Competition } from '@topout/contract';
import { ButtonLink, PlusIcon } from '@topout/ui';
import { Link } from 'react-router-dom';
import { moreCompetitors } from './more-competitors.ts';
import { texts } from './texts.ts';

/** One more scorecard, while there is but the person's own; later it is the last line of the switch. */
export function AddCompetitor({ competition }: { readonly competition: Competition }) {
  return (
    <div data-print="hide">
      <ButtonLink as={Link} to={moreCompetitors(competition)} variant="quiet" icon={<PlusIcon />}>
        {texts.addCompetitorShort}
      </ButtonLink>
    </div>
  );
}
