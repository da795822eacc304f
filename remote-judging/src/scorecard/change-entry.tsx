import type { Competition } from '@topout/contract';
import { ButtonLink } from '@topout/ui';
import { Link } from 'react-router-dom';
import { texts } from './texts.ts';

interface ChangeEntryProps {
  readonly competition: Competition;
  /** Whose card is on show. */
  readonly person: string;
}

/** For one's own entry and one's children's, while they may still be changed: the way there. */
export function ChangeEntry({ competition, person }: ChangeEntryProps) {
  const { uuid, userEntry, childEntries } = competition;
  const entry = [userEntry, ...childEntries].find((one) => one?.user.uuid === person);
  if (!entry?.canChange) return null;
  return (
    <ButtonLink as={Link} to={`/${uuid}/enter/entries/${person}`} variant="quiet" data-print="hide">
      {texts.changeEntry}
    </ButtonLink>
  );
}
