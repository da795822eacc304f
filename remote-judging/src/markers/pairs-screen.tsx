import { useMarkerPairs, useVenueRoutes } from '@topout/api-client';
import type { Route } from '@topout/contract';
import { LoadState, usePage } from '@topout/app-kit';
import { NoRight } from '@topout/app-kit/no-right';
import { canJudge, canManageSetup, entryRights } from '@topout/domain';
import { EmptyState, Page, SkeletonRows, Stack } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { ScreenHead } from '../competition/screen-head.tsx';
import { type Judging, useJudging } from '../competition/use-judging.ts';
import { quiet } from '../outbox/quiet.ts';
import { NewPair } from './new-pair.tsx';
import { PairRow } from './pair-row.tsx';
import styles from './pairs.module.css';
import { pairsTexts as texts } from './texts.ts';

const loading = <SkeletonRows count={4} label={texts.loading} />;

/** Who keeps whose card, those who disagree first: for judges and staff. (behaviour: self-scoring#markers) */
export default function PairsScreen() {
  const { competition = '' } = useParams();
  const judging = useJudging(competition);
  const staff = judging.data !== undefined && canManageSetup(judging.data.actor);
  usePage({ title: texts.title, back: staff ? `/${competition}/dashboard` : `/${competition}` });
  return (
    <Page>
      <LoadState read={quiet(judging)} loading={loading}>
        {(data) =>
          staff || canJudge(data.actor) ? (
            <Pairs judging={data} />
          ) : (
            <NoRight competition={competition} place="judge" />
          )
        }
      </LoadState>
    </Page>
  );
}

function Pairs({ judging: { competition, actor } }: { readonly judging: Judging }) {
  const { uuid } = competition;
  const pairs = useMarkerPairs(uuid);
  const routes = useVenueRoutes(competition.venues[0]?.uuid ?? null, uuid);
  const canPair = entryRights(actor, competition.settings).canModify;
  const read = {
    data: pairs.data && routes.data && { pairs: pairs.data.data, routes: routes.data },
    error: pairs.error ?? routes.error,
  };
  return (
    <Stack gap={4}>
      <ScreenHead title={texts.title} hint={texts.hint} />
      <LoadState read={read} loading={loading}>
        {(data) =>
          data.pairs.length === 0 ? (
            <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
          ) : (
            <>
              <p className={styles.signed}>{texts.signedCards(...signedOf(data.pairs))}</p>
              <ul className={styles.list} aria-label={texts.list}>
                {differingFirst(data.pairs).map(({ climbers }) => (
                  <PairRow
                    key={climbers.map(({ entry }) => entry).join()}
                    competition={competition}
                    climbers={climbers}
                    routes={namesOf(data.routes)}
                    canEnd={canPair}
                  />
                ))}
              </ul>
            </>
          )
        }
      </LoadState>
      {canPair && <NewPair competition={competition} />}
    </Stack>
  );
}

type Pair = NonNullable<ReturnType<typeof useMarkerPairs>['data']>['data'][number];

const countOf = ({ climbers }: Pair): number =>
  climbers.reduce((sum, { differs }) => sum + differs.length, 0);

const isSigned = ({ signatures: { climber, marker } }: Pair['climbers'][number]): boolean =>
  climber !== null && marker !== null;

const unsignedOf = ({ climbers }: Pair): number => climbers.filter((one) => !isSigned(one)).length;

/** Then those whose cards are not signed. */
const differingFirst = (pairs: readonly Pair[]): Pair[] =>
  pairs.toSorted((a, b) => countOf(b) - countOf(a) || unsignedOf(b) - unsignedOf(a));

/** How many cards both have signed, of how many. */
const signedOf = (pairs: readonly Pair[]): [number, number] => {
  const cards = pairs.flatMap(({ climbers }) => climbers);
  return [cards.filter(isSigned).length, cards.length];
};

const namesOf = (routes: readonly Route[]): ReadonlyMap<string, Route> =>
  new Map(routes.map((route) => [route.uuid, route]));
