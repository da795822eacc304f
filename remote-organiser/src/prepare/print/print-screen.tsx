import type { Competition, Results } from '@topout/contract';
import { useCompetition, usePlan, useResults, useVenueRoutes } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { EmptyState, Page } from '@topout/ui';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { canManageSetup, isSpeed } from '@topout/domain';
import { actorOf } from '../../competition/actor-of.ts';
import { hasCompact, PrintChoice, type PrintChoiceProps, teamsChoice } from './print-choice.tsx';
import { CautionSheet } from './caution-sheet.tsx';
import styles from './print.module.css';
import { HeatSheets } from './heat-sheets.tsx';
import { LayingOut } from './laying-out.tsx';
import { QrSheets } from './qr-sheets.tsx';
import { ResultSheets } from './result-sheets.tsx';
import { RouteSheets } from './route-sheets.tsx';
import { routeCards } from './route-cards.ts';
import { ScoreCards } from './score-cards.tsx';
import { usePageCount } from './page-count.ts';
import { type RouteLooks, routeLooks } from './route-looks.ts';
import { selfScoredRoutes } from './self-scored-routes.ts';
import { StartLists } from './start-lists.tsx';
import { TicketSheets } from './tickets/ticket-sheets.tsx';
import { useTickets } from './tickets/use-tickets.ts';
import { printTexts as texts, type SheetKind } from './texts.ts';

/**
 * Chooses sheets, shows and prints them: results and start lists for everybody, the others for organisers.
 */
export default function PrintScreen() {
  const { competition: uuid = '' } = useParams();
  const { data } = useCompetition(uuid);
  const organises = data !== undefined && canManageSetup(actorOf(data));
  usePage({ title: texts.title, back: `/${uuid}/${organises ? 'dashboard' : 'results'}` });
  return (
    <Page wide className={styles.screen}>
      <Loaded uuid={uuid} />
    </Page>
  );
}

function Loaded({ uuid }: { readonly uuid: string }) {
  const competition = useCompetition(uuid);
  const [query] = useSearchParams();
  const results = useResults(uuid, query.get('publication') ?? undefined);
  const { data: routes = [] } = useVenueRoutes(competition.data?.venues[0]?.uuid ?? null, uuid);
  const data = competition.data &&
    results.data && {
      competition: competition.data,
      results: results.data,
      looks: routeLooks(routes),
      selfScored: selfScoredRoutes(routes, competition.data),
    };
  return (
    <LoadState read={{ data, error: competition.error ?? results.error }} loading={<LayingOut />}>
      {(loaded) => <Sheets {...loaded} />}
    </LoadState>
  );
}

interface SheetsProps {
  readonly competition: Competition;
  readonly results: Results;
  readonly looks: RouteLooks;
  readonly selfScored: ReadonlySet<string>;
}

function Sheets({ competition, results, looks, selfScored }: SheetsProps) {
  const kinds = canManageSetup(actorOf(competition)) ? kindsOf(results) : publicKinds;
  const {
    kind,
    stage,
    category: wanted,
    compact,
    publication,
    choose,
  } = useChoice(competition, results, kinds);
  const preview = useRef<HTMLElement>(null);
  const hasPlan =
    kind === 'starts' && competition.stages.some(({ uuid, planned }) => planned && uuid === stage?.uuid);
  const planned = usePlan(hasPlan ? competition.uuid : null, stage?.uuid);
  const ticketing = useTickets(competition.uuid);
  const withTeams = kind === 'results' && stage?.teams !== undefined;
  const category = wanted === teamsChoice && !withTeams ? '' : wanted;
  const shown = [
    kind,
    stage?.uuid,
    category,
    results.readAt,
    planned.data?.plan?.startsAt,
    ticketing.tickets?.length,
  ].join('/');
  const pages = usePageCount(preview, compact ? (kind === 'cards' ? 2 : 1) : null, shown);
  if (!stage) return <EmptyState title={texts.nothing} />;
  const categories = stage.categories.filter(({ uuid }) => category === '' || uuid === category);
  const chosen = { results, stage, categories, looks };
  const boxes = competition.settings.maxAttemptsCount;
  // People who come from the list of publications want to read; printing comes later.
  const reads = publication && kind === 'results';
  const choice = (
    <PrintChoice
      kinds={kinds}
      kind={kind}
      stages={results.stages}
      stage={stage}
      category={category}
      withTeams={withTeams}
      compact={compact}
      pages={pages}
      onChoose={choose}
    />
  );
  return (
    <>
      {!reads && choice}
      {/* Wider than a phone: it scrolls sideways, and arrow keys scroll what has the focus. */}
      <section
        ref={preview}
        className={styles.preview}
        data-compact={compact ? kind : undefined}
        aria-label={texts.preview}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {kind === 'qr' && (
          <QrSheets
            competition={competition}
            routes={routeCards(categories)}
            looks={looks}
            selfScored={selfScored}
          />
        )}
        {kind === 'tickets' && (
          <TicketSheets
            competition={competition}
            category={category === '' ? null : (categories[0]?.name ?? null)}
            actions={ticketing}
          />
        )}
        {kind === 'starts' && !hasPlan && <StartLists {...chosen} plan={null} />}
        {kind === 'starts' && hasPlan && (
          // Without its plan, a list would name no times, and another order.
          <LoadState read={planned} loading={<LayingOut />}>
            {({ plan }) => <StartLists {...chosen} plan={plan} />}
          </LoadState>
        )}
        {kind === 'routes' && <RouteSheets {...chosen} boxes={Math.min(boxes, 10)} />}
        {kind === 'heats' && <HeatSheets {...chosen} />}
        {kind === 'cards' && <ScoreCards {...chosen} boxes={Math.min(boxes, 8)} />}
        {kind === 'cautions' && <CautionSheet {...chosen} />}
        {kind === 'results' && (
          <ResultSheets
            {...chosen}
            teams={category === '' || category === teamsChoice ? stage.teams : undefined}
            newest={newestOf(competition)}
          />
        )}
      </section>
      {reads && choice}
    </>
  );
}

/** The last publication of each stage, and under '' of the whole competition. */
const newestOf = ({ stages, published }: Competition): ReadonlyMap<string, number> =>
  new Map([{ uuid: '', published }, ...stages].map((one) => [one.uuid, one.published?.version ?? 0]));

const allKinds = Object.keys(texts.sheets) as SheetKind[];
/** Heats only where speed is raced. */
const kindsOf = ({ stages }: Results) =>
  allKinds.filter((kind) => kind !== 'heats' || stages.some((stage) => isSpeed(stage.scoringSystem)));
/** Sheets whose data everybody can get as files. */
const publicKinds: readonly SheetKind[] = ['results', 'starts'];

/** The choice is in the address, so that it can be linked and survives a reload. */
function useChoice(competition: Competition, results: Results, kinds: readonly SheetKind[]) {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('sheet');
  const running = query.get('stage') ?? competition.stages[0]?.uuid;
  const choose: PrintChoiceProps['onChoose'] = (change) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) next.set(name, value);
        if (change.stage !== undefined) next.delete('category');
        return next;
      },
      { replace: true },
    );
  const kind = kinds.find((one) => one === wanted) ?? kinds[0] ?? 'results';
  return {
    kind,
    stage: results.stages.find(({ uuid }) => uuid === running) ?? results.stages[0],
    category: query.get('category') ?? '',
    publication: query.has('publication'),
    compact: hasCompact(kind) && query.get('compact') === '1',
    choose,
  };
}
