import { sessionAtom, ticketIn, useOutbox, useOwnEntry, useVenueRoutes } from '@topout/api-client';
import type { Competition, EntryDetail, Route } from '@topout/contract';
import { LoadState, usePage } from '@topout/app-kit';
import { attemptsMatter, type CardResult, isSelfLogged, recordsAgree, stillClimbs } from '@topout/domain';
import { ButtonLink, EmptyState, Notice, Page, SkeletonRows } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { lazyPart } from '../../optional/lazy-part.tsx';
import { Optional } from '../../optional/optional.tsx';
import { competitionRoutes, confirmedByOn, nameOfRoute } from '../../competition/competition-routes.ts';
import { ScreenHead } from '../../competition/screen-head.tsx';
import { type Judging, useJudging } from '../../competition/use-judging.ts';
import { isStale, quiet } from '../../outbox/quiet.ts';
import { UnsentNotices } from '../../outbox/unsent-notices.tsx';
import { dayOf, type DayRoute } from '../card-day.ts';
import styles from '../own/own.module.css';
import { reachedNow } from '../own/own-day.ts';
import { MarkRow } from './mark-row.tsx';
import { markOn, type Recorded } from './records.ts';
import { markerTexts as texts } from './texts.ts';
import { useRefreshedCard } from './use-refreshed-card.ts';

const SignCard = lazyPart(() => import(/* webpackChunkName: "signing" */ '../signing/sign-card.tsx'));

const loading = <SkeletonRows count={8} label={texts.loading} />;
const nothing: readonly never[] = [];

/** The card of another climber, as their marker keeps it. (behaviour: self-scoring#markers) */
export default function MarkScreen() {
  const { competition = '', user = '' } = useParams();
  const judging = useJudging(competition);
  const card = useOwnEntry(competition, user);
  const routes = useVenueRoutes(judging.data?.competition.venues[0]?.uuid ?? null, competition);
  useRefreshedCard(competition, user);
  usePage({
    title: card.data ? texts.keepCard(card.data.user.firstName) : texts.title,
    back: `/${competition}`,
  });
  const read = {
    data:
      judging.data && card.data && routes.data
        ? { judging: judging.data, card: card.data, routes: routes.data }
        : undefined,
    error: judging.error ?? card.error ?? routes.error,
  };
  return (
    <Page>
      <LoadState read={quiet(read)} loading={loading}>
        {(data) => <MarkCard {...data} stale={isStale(card)} />}
      </LoadState>
    </Page>
  );
}

interface MarkCardProps {
  readonly judging: Judging;
  readonly card: EntryDetail;
  readonly routes: readonly Route[];
  /** The card as last read. */
  readonly stale: boolean;
}

interface Marked {
  readonly of: DayRoute;
  readonly record: readonly Recorded[];
  readonly theirs: readonly Recorded[];
  readonly judged: boolean;
}

function MarkCard({ judging: { competition, closed }, card, routes, stale }: MarkCardProps) {
  const items = useOutbox()?.items ?? nothing;
  const ticket = ticketIn(useAtomValue(sessionAtom), competition.uuid);
  const [opened, setOpened] = useState<string | null>(null);
  const { firstName } = card.user;
  if (!card.marker || !isOfFamily(competition, ticket?.user, card.marker.user))
    return (
      <EmptyState
        title={texts.notYours}
        action={
          <ButtonLink as={Link} to={`/${competition.uuid}`}>
            {texts.back}
          </ButtonLink>
        }
      >
        {texts.notYoursHint}
      </EmptyState>
    );
  const countsAttempts = attemptsMatter(competition.scoringSystem, competition.settings.scoring);
  const climbed = competitionRoutes(routes, competition, card.category.uuid);
  const marked = routesOf(competition, card, climbed).map((of): Marked => {
    const theirs = card.attempts.filter(({ route }) => route === of.route.uuid);
    const record = markOn(card, of.route.uuid, items);
    const judges = theirs.map(({ judge }) => ({ judge: judge?.uuid ?? null }));
    const saved = card.streams.find(({ route }) => route === of.route.uuid);
    // Whatever is confirmed although the records differ, a judge has confirmed.
    const judged =
      (theirs.length > 0 && !isSelfLogged(card.user.uuid, judges)) ||
      (saved?.confirmed === true && !recordsAgree(saved.mark ?? nothing, theirs, of.route.climbType));
    const unconfirmed = !judged && record.length > 0 && !recordsAgree(record, theirs, of.route.climbType);
    const shown = { ...of, ...reachedNow(of, { attempts: record }, competition), unconfirmed };
    return { of: shown, record, theirs, judged };
  });
  const differing = marked.filter(
    ({ of, record, theirs, judged }) =>
      !judged && record.length > 0 && !recordsAgree(record, theirs, of.route.climbType),
  );
  return (
    <>
      <ScreenHead title={texts.keepCard(firstName)} hint={texts.hint(firstName)} />
      {differing.length > 0 && (
        <Notice tone="warning" title={texts.differing(differing.length)}>
          {texts.differingHint}
        </Notice>
      )}
      <UnsentNotices competition={competition.uuid} stale={stale} held={nothing} />
      <section className={styles.routes} aria-label={texts.routes(firstName)}>
        <ol className={styles.list}>
          {marked.map((one) => (
            <MarkRow
              key={one.of.route.uuid}
              competition={competition}
              card={card}
              {...one}
              countsAttempts={countsAttempts}
              mayLog={closed === null && stillClimbs(card.status)}
              opened={opened === one.of.route.uuid}
              onToggle={(route) => setOpened(route === opened ? null : route)}
            />
          ))}
        </ol>
      </section>
      {closed !== 'competition.closed' && (
        <Optional>
          <SignCard
            competition={competition}
            card={card}
            signer="MARKER"
            other={firstName}
            results={markedResults(card, climbed, marked)}
            routes={climbed}
          />
        </Optional>
      )}
    </>
  );
}

/** The routes on which a marker confirms, of those of the category. */
function routesOf(competition: Competition, card: EntryDetail, climbed: readonly Route[]): DayRoute[] {
  const category = card.category.uuid;
  const marked = climbed.filter((route) => confirmedByOn(route, competition, category) === 'MARKER');
  return dayOf(card, marked, (route) => nameOfRoute(route, competition, category));
}

/** The whole card to be signed, with what this phone has marked since. */
const markedResults = (
  card: EntryDetail,
  climbed: readonly Route[],
  marked: readonly Marked[],
): CardResult[] =>
  climbed.map(({ uuid, climbType }) => {
    const attempts = card.attempts.filter(({ route }) => route === uuid);
    const { record = nothing, judged = true } = marked.find(({ of }) => of.route.uuid === uuid) ?? {};
    const agreed = record.length > 0 && recordsAgree(record, attempts, climbType);
    const mark = record.length > 0 ? record : null;
    return { route: uuid, climbType, attempts, mark, settled: judged || agreed };
  });

/** The person at this phone, or their child. */
const isOfFamily = (
  { userEntry, childEntries }: Competition,
  ticket: string | undefined,
  user: string,
): boolean => ticket === user || [userEntry, ...childEntries].some((entry) => entry?.user.uuid === user);
