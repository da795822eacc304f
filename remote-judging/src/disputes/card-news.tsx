import { refreshEntry, serverNow, useOwnDisputes } from '@topout/api-client';
import type { Competition, Dispute, EntryDetail, Route } from '@topout/contract';
import { ButtonLink, Notice, Stack } from '@topout/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { nameOfRoute } from '../competition/competition-routes.ts';
import { NewsSpace } from '../scorecard/news-space.tsx';
import { disputeTexts as texts } from './texts.ts';

interface CardNewsProps {
  readonly competition: Competition;
  readonly card: EntryDetail;
  /** Whose card is on show: `me`, or a profile's uuid. */
  readonly shown: string;
  readonly routes: readonly Route[];
}

/** How long a decision stands on the card. */
const newsMs = 4 * 3_600_000;

/** Above the own card: what is in dispute, what staff ask, and what they decided. */
export default function CardNews({ competition, card, shown, routes }: CardNewsProps) {
  const { uuid } = competition;
  const { data, error } = useOwnDisputes(uuid);
  const mine = (data?.data ?? []).filter(({ entry }) => entry === card.uuid);
  useFreshCard(uuid, shown, card, data ? mine : null);
  if (!data && !error) return <NewsSpace card={card} />;
  const news = mine.filter(isNews);
  if (news.length === 0) return null;
  return (
    <Stack gap={3} data-print="hide">
      {news.toSorted(byUrgency).map((dispute) => (
        <DisputeNotice key={dispute.uuid} {...{ dispute, competition, routes }} />
      ))}
    </Stack>
  );
}

const asksClimber = ({ state, kind }: Dispute) => state === 'OPEN' && kind === 'QUERY';
/** First what waits for an answer. */
const byUrgency = (a: Dispute, b: Dispute) => Number(asksClimber(b)) - Number(asksClimber(a));

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

const openTitle = { QUERY: texts.queried, APPEAL: texts.appealed, INCIDENT: texts.incidentOpen };

interface DisputeNoticeProps {
  readonly dispute: Dispute;
  readonly competition: Competition;
  readonly routes: readonly Route[];
}

function DisputeNotice({ dispute, competition, routes }: DisputeNoticeProps) {
  const { uuid, state, category } = dispute;
  const route = routes.find((one) => one.uuid === dispute.route);
  const name = route ? nameOfRoute(route, competition, category) : '';
  const asks = asksClimber(dispute);
  return (
    <Notice
      tone={asks ? 'warning' : 'info'}
      title={state === 'OPEN' ? openTitle[dispute.kind](name) : texts.decision(name, texts.outcome[state])}
      action={
        <ButtonLink as={Link} to={`/${competition.uuid}/disputes/${uuid}`}>
          {asks ? texts.answerNow : texts.show}
        </ButtonLink>
      }
    />
  );
}
