import { useRead, withQuery } from '@topout/api-client';
import type { Why, Competition, Leaderboard, LeaderboardRow } from '@topout/contract';
import { Button, ButtonLink, Sheet, Spinner } from '@topout/ui';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useGridRoutes } from '../grid/use-grid-routes.ts';
import { whyParameter } from '../marks/why-parameter.ts';
import { FollowButton } from './follow-button.tsx';
import { prospectSentence } from './prospect-sentence.ts';
import { edgeTexts as texts } from './texts.ts';
import { whyParts } from './why-parts.ts';
import { WhyRoutes } from './why-routes.tsx';
import { whyTexts } from './why-texts.ts';
import styles from './why.module.css';

export interface WhyDialogProps {
  readonly competition: Competition;
  readonly boards: readonly Leaderboard[];
  /** Results come in: the next route can change the order. */
  readonly running: boolean;
  readonly audience: 'staff' | undefined;
}

/** Why somebody stands where they stand, as the address asks. */
export function WhyDialog({ boards, ...props }: WhyDialogProps) {
  const [search] = useSearchParams();
  const entry = search.get(whyParameter);
  const board = boards.find(({ rows }) => rows.some((row) => row.entry === entry));
  const row = board?.rows.find((one) => one.entry === entry);
  return board && row && <OpenWhy {...{ board, row }} {...props} />;
}

interface OpenWhyProps extends Omit<WhyDialogProps, 'boards'> {
  readonly board: Leaderboard;
  readonly row: LeaderboardRow;
}

/** It is told anew with every version of the board. */
function OpenWhy({ competition, running, audience, board, row }: OpenWhyProps) {
  const [search, setSearch] = useSearchParams();
  const { category, version } = board;
  const { data, error, mutate } = useRead<Why>(
    withQuery(`competitions/${competition.uuid}/leaderboard/why`, { category, entry: row.entry, audience }),
  );
  const routes = new Map(useGridRoutes(competition)(board).map((route) => [route.key, route]));
  const routeName = (route: string) => routes.get(route)?.name ?? '';
  const told = data?.version;
  useEffect(() => {
    if (told !== undefined && told < version) void mutate();
  }, [told, version, mutate]);
  const name = `${row.user.firstName} ${row.user.lastName}`.trim();
  const close = () => {
    const rest = new URLSearchParams(search);
    rest.delete(whyParameter);
    setSearch(rest, { replace: true });
  };
  const of = ({ categories }: Competition['stages'][number]) =>
    categories.find(({ uuid }) => uuid === category);
  const stage = competition.stages.find(of);
  const next = competition.stages.find(({ position }) => stage && position > stage.position);
  const about = [row.competitorNumber, stage && of(stage)?.name, row.scoreText].filter(Boolean).join(' · ');
  const prospect = prospectSentence(data?.prospects, next?.name ?? null);
  return (
    <Sheet
      open
      onClose={close}
      title={whyTexts.title(name, row.position)}
      actions={
        <>
          <FollowButton competition={competition.uuid} user={row.user.uuid} name={name} />
          <ButtonLink
            as={Link}
            size="lg"
            variant="primary"
            to={`/${competition.uuid}?entry=${row.user.uuid}`}
          >
            {whyTexts.scorecard}
          </ButtonLink>
          <Button size="lg" onClick={close}>
            {texts.close}
          </Button>
        </>
      }
    >
      <p className={styles.about}>{about}</p>
      {row.handicapped && <p className={styles.about}>{whyTexts.handicap(row.handicapped, row.scoreText)}</p>}
      {data?.row.entry === row.entry && prospect && <p className={styles.prospect}>{prospect}</p>}
      {data?.row.entry === row.entry
        ? whyParts(data, routeName).map(({ sentence, made, flash }) => (
            <section key={sentence} className={styles.part}>
              <p className={styles.sentence}>{sentence}</p>
              {made && <WhyRoutes {...{ made, routes }} entry={row.entry} />}
              {running && flash && routes.has(flash.route) && (
                <p className={styles.others}>{flash.sentence(routes.get(flash.route)?.name ?? '')}</p>
              )}
            </section>
          ))
        : (error && <p role="alert">{texts.failed}</p>) || <Spinner label={texts.loading} />}
    </Sheet>
  );
}
