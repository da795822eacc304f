import { usePresentJudges } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { NoRight } from '@topout/app-kit/no-right';
import { canJudge, matchesSearch } from '@topout/domain';
import { EmptyState, Notice, SkeletonRows, Stack } from '@topout/ui';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { JudgingPage } from '../attempts/judging-page.tsx';
import { ScreenHead } from '../competition/screen-head.tsx';
import { type Judging, useJudging } from '../competition/use-judging.ts';
import { OutboxNotices } from '../outbox/outbox-notices.tsx';
import { isStale, quiet } from '../outbox/quiet.ts';
import { FindClimber } from './find-climber.tsx';
import { OfClimber } from './of-climber.tsx';
import { OfRoutes } from './of-routes.tsx';
import { texts } from './texts.ts';
import { useOpenResults } from './use-open-results.ts';

const loading = <SkeletonRows count={6} label={texts.loading} />;

/** What climbers have logged on a judge's routes and nobody has confirmed (behaviour: self-scoring#confirming). */
export default function UnconfirmedScreen() {
  const { competition = '' } = useParams();
  const judging = useJudging(competition);
  usePage({ title: texts.title, back: `/${competition}` });
  return (
    <JudgingPage>
      <LoadState read={quiet(judging)} loading={loading}>
        {(data) =>
          canJudge(data.actor) ? (
            <Unconfirmed judging={data} stale={isStale(judging)} />
          ) : (
            <NoRight competition={competition} place="judge" />
          )
        }
      </LoadState>
    </JudgingPage>
  );
}

interface UnconfirmedProps {
  readonly judging: Judging;
  /** The competition as last read. */
  readonly stale: boolean;
}

function Unconfirmed({ judging: { competition }, stale }: UnconfirmedProps) {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const climber = search.get('climber');
  const { read, put } = useOpenResults(competition, climber);
  usePresentJudges(competition.uuid, null);
  const choose = (user: string | null) => {
    setTyped('');
    setSearch(user === null ? {} : { climber: user });
  };
  return (
    <LoadState read={quiet(read)} loading={loading}>
      {({ results, total, entries }) => {
        const chosen = climber === null ? undefined : entries.find(({ user }) => user.uuid === climber);
        const shown = results.filter(({ entry: { user, competitorNumber } }) =>
          matchesSearch(typed, { ...user, number: competitorNumber }),
        );
        return (
          <Stack gap={6}>
            <ScreenHead title={texts.title} hint={texts.hint} />
            <OutboxNotices competition={competition.uuid} stale={stale || isStale(read)} />
            <FindClimber
              competition={competition.uuid}
              entries={entries}
              typed={typed}
              onType={setTyped}
              onFind={choose}
            />
            {chosen ? (
              <OfClimber
                competition={competition.uuid}
                entry={chosen}
                results={results}
                onPut={put}
                onLeave={() => choose(null)}
              />
            ) : shown.length === 0 ? (
              <EmptyState title={typed === '' ? texts.none : texts.noMatch}>
                {typed === '' && texts.noneHint}
              </EmptyState>
            ) : (
              <>
                {total > results.length && <Notice tone="info">{texts.more(results.length, total)}</Notice>}
                <OfRoutes competition={competition.uuid} results={shown} onPut={put} />
              </>
            )}
          </Stack>
        );
      }}
    </LoadState>
  );
}
