import type { Competition } from '@topout/contract';
import { ButtonLink, PlusIcon } from '@topout/ui';
import { Link } from 'react-router-dom';
import { texts } from './texts.ts';

export interface AddCompetitorProps {
  readonly competition: Competition;
  /** Nobody but the person themself is there yet. */
  readonly isFirst: boolean;
}

/** One more scorecard: by number where entries are preloaded, otherwise by the list of one's children. */
export function AddCompetitor({ competition: { uuid, settings }, isFirst }: AddCompetitorProps) {
  const place = settings.hasPreloadedEntries ? 'enter/competitor-number' : 'enter/competitors';
  return (
    <ButtonLink as={Link} to={`/${uuid}/${place}`} variant="quiet" data-print="hide" icon={<PlusIcon />}>
      {isFirst ? texts.addCompetitorShort : texts.addMore}
    </ButtonLink>
  );
}
