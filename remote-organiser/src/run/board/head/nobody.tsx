import type { Competition } from '@topout/contract';
import { Button, ButtonLink, EmptyState, SearchIcon, UsersIcon } from '@topout/ui';
import { Link } from 'react-router-dom';
import { moreTexts as texts } from './more-texts.ts';

export interface NobodyProps {
  readonly competition: Competition;
  /** What was searched for; empty where nobody is entered. */
  readonly search: string;
  readonly onClearSearch: () => void;
}

/** In place of boards without anybody: the way to enter, or to see all again. */
export default function Nobody({ competition, search, onClearSearch }: NobodyProps) {
  if (search !== '')
    return (
      <EmptyState
        icon={<SearchIcon size={28} />}
        title={texts.nothingFound(search)}
        action={<Button onClick={onClearSearch}>{texts.clearSearch}</Button>}
      />
    );
  return (
    <EmptyState
      icon={<UsersIcon size={28} />}
      title={texts.emptyTitle}
      action={
        competition.canEnter && (
          <ButtonLink as={Link} to={`/${competition.uuid}/enter`} variant="primary" size="lg">
            {texts.enter}
          </ButtonLink>
        )
      }
    >
      {texts.empty}
    </EmptyState>
  );
}
