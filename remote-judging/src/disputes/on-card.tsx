import { refreshEntry, serverNow, useOwnDisputes } from '@topout/api-client';
import type { Competition, Dispute, EntryDetail, Route } from '@topout/contract';
import { canQuestion } from '@topout/domain';
import { ButtonLink, Notice, Row, Stack } from '@topout/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { nameOfRoute } from '../competition/competition-routes.ts';
import type { Judging } from '../competition/use-judging.ts';
import { disputeTexts as texts } from './texts.ts';

interface OnCardProps {
  readonly judging: Judging;
  readonly card: EntryDetail;
  /** Whose card is on show: `me`, or a profile's uuid. */
  readonly shown: string;
  /** The reader's, or their child's. */
  readonly own: boolean;
  readonly routes: readonly Route[];
}

/** How long a decision stands on the card. */
const newsMs = 4 * 3_600_000;

/** Below a card: what is in dispute and what was decided, and the ways to appeal or to ask. */
export default function OnCard({ judging, card, shown, own, routes }: OnCardProps) {
  const { competition, actor } = judging;
  const { uuid, settings } = competition;
  const { data } = useOwnDisputes(own ? uuid : null);
  const mine = (data?.data ?? []).filter(({ entry }) => entry === card.uuid);
  useFreshCard(uuid, shown, card, data ? mine : null);
  return (
    <Stack gap={3} data-print="hide">
      {mine.filter(isNews).map((dispute) => (
        <DisputeNotice key={dispute.uuid} {...{ dispute, competition, routes }} />
      ))}
      <Row gap={2} wrap>
        {own && (settings.appealMinutes > 0 || mine.length > 0) && (
          <ButtonLink as={Link} to={`/${uuid}/disputes`} variant="quiet">
            {texts.title}
          </ButtonLink>
        )}
        {canQuestion(actor) && (
          <ButtonLink as={Link} to={`/${uuid}/disputes/new?question=${card.uuid}`} variant="quiet">
            {texts.question}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}

const isNews = ({ state, closedAt }: Dispute) =>
  state === 'OPEN' ||
  (state !== 'WITHDRAWN' && closedAt !== null && serverNow() - Date.parse(closedAt) < newsMs);

/** The board does not tell of disputes: the card is read again when the list knows more. */
function useFreshCard(uuid: string, shown: string, card: EntryDetail, mine: readonly Dispute[] | null) {
  const onCard = marksOf(card.disputes ?? []);
  const listed = mine && marksOf(mine.filter(({ state }) => state === 'OPEN'));
  useEffect(() => {
    if (listed !== null && listed !== onCard) void refreshEntry(uuid, shown).catch(() => undefined);
    // Once for what the list says: the card may know more.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [listed]);
}

const marksOf = (disputes: readonly Pick<Dispute, 'route' | 'kind'>[]) =>
  disputes
    .map(({ route, kind }) => `${route} ${kind}`)
    .toSorted()
    .join();

interface DisputeNoticeProps {
  readonly dispute: Dispute;
  readonly competition: Competition;
  readonly routes: readonly Route[];
}

function DisputeNotice({ dispute, competition, routes }: DisputeNoticeProps) {
  const { uuid, kind, state, category } = dispute;
  const route = routes.find((one) => one.uuid === dispute.route);
  const name = route ? nameOfRoute(route, competition, category) : '';
  const asks = state === 'OPEN' && kind === 'QUESTION';
  return (
    <Notice
      tone={asks ? 'warning' : 'info'}
      title={
        state === 'OPEN'
          ? (asks ? texts.questioned : texts.appealed)(name)
          : texts.decision(name, texts.outcome[state])
      }
      action={
        <ButtonLink as={Link} to={`/${competition.uuid}/disputes/${uuid}`}>
          {asks ? texts.answerNow : texts.show}
        </ButtonLink>
      }
    />
  );
}
