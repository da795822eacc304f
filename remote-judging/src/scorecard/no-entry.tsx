import { isOrganiserSide } from '@topout/domain';
import { ButtonLink, EmptyState, Notice, Row } from '@topout/ui';
import { Link } from 'react-router-dom';
import type { Judging } from '../competition/use-judging.ts';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';

/** For somebody signed in who does not climb here: the ways on. */
export default function NoEntry({ judging: { competition, actor } }: { readonly judging: Judging }) {
  const { uuid, name, canEnter, canEnterReason, judgeRequestPending } = competition;
  return (
    <>
      <h1>{name}</h1>
      {judgeRequestPending && <Notice tone="info">{texts.requestPending}</Notice>}
      <EmptyState
        title={texts.notEntered}
        action={
          <Row wrap justify="center">
            <ButtonLink as={Link} to={`/${uuid}/entries`}>
              {texts.viewLeaderboard}
            </ButtonLink>
            {isOrganiserSide(actor.role) ? (
              <ButtonLink as={Link} to={`/${uuid}/dashboard`} variant="primary">
                {shared.dashboard}
              </ButtonLink>
            ) : (
              canEnter && (
                <ButtonLink as={Link} to={`/${uuid}/enter`} variant="primary">
                  {texts.enter}
                </ButtonLink>
              )
            )}
          </Row>
        }
      >
        {canEnter ? undefined : canEnterReason?.message}
      </EmptyState>
    </>
  );
}
