import type { Competition } from '@topout/api-client';
import { usePage } from '@topout/app-kit';
import { ButtonLink, EmptyState, LockIcon, Page } from '@topout/ui';
import { Link } from 'react-router-dom';
import { entryFlowTexts as texts } from '../texts.ts';

/** Nobody can enter (any more, yet): the reason, and what there is to see instead. (spec 1 §2) */
export function EntryNotAllowed({ competition }: { readonly competition: Competition }) {
  usePage({ title: texts.notAllowed });
  return (
    <Page>
      <EmptyState
        icon={<LockIcon size={28} />}
        title={texts.notAllowed}
        action={
          competition.canSeeLeaderboard && (
            <ButtonLink as={Link} to={`/${competition.uuid}/entries`} variant="primary" size="lg">
              {texts.seeBoard}
            </ButtonLink>
          )
        }
      >
        {competition.canEnterReason?.message}
      </EmptyState>
    </Page>
  );
}
