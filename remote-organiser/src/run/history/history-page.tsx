import type { Competition, Route } from '@topout/contract';
import { useAudit, useHistory } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { venueZone } from '@topout/domain';
import { SkeletonRows } from '@topout/ui';
import { fullNameOfRoute, stagesOfRoute } from '../../competition/route-names.ts';
import { actionOf, deviceOf, heldState, sentLater } from './describe-command.ts';
import { factsOf, titleOf } from './describe-record.ts';
import { HistoryLine } from './history-line.tsx';
import { type LoadedPage, PageEnd } from './page-end.tsx';
import { historyTexts as texts } from './texts.ts';
import { UndoRecord, UndoResult } from './undo-part.tsx';

export interface HistoryPageProps {
  readonly competition: Competition;
  readonly routes: readonly Route[];
  readonly filter: { readonly competitor?: string; readonly route?: string; readonly person?: string };
  /** The last line of the page before; null on the first page. */
  readonly before: string | null;
  readonly last: boolean;
  readonly onMore: (line: string) => void;
  /** Absent for people who may not undo. */
  readonly onUndo: ((record: string) => void) | undefined;
}

/** Fifty lines of the log of results. */
export function ResultsPage({ competition, routes, filter, before, onUndo, ...end }: HistoryPageProps) {
  const read = useHistory(competition.uuid, { ...filter, before });
  return (
    <LoadState read={read} loading={<SkeletonRows label={texts.loading} />}>
      {(loaded) => (
        <>
          {loaded.data.map((command) => {
            const route = routes.find(({ uuid }) => uuid === command.route);
            const zone = venueZone(competition.venues[0]);
            const late = sentLater(command, zone);
            const who =
              command.competitor === null ? '' : (command.competitorName ?? texts.unknownCompetitor);
            return (
              <HistoryLine
                key={command.id}
                time={command.receivedAt}
                timeZone={zone}
                title={
                  <>
                    {who !== '' && <strong>{who}</strong>}{' '}
                    {actionOf(command, route, systemOf(route, competition))}{' '}
                    {texts.on(route ? fullNameOfRoute(route, competition) : texts.unknownRoute)}
                  </>
                }
                facts={[
                  command.actor?.name ?? texts.unknownPerson,
                  deviceOf(command),
                  ...(late === null ? [] : [late]),
                ]}
                held={heldState(command)}
                undo={onUndo && <UndoResult line={command} onUndo={() => onUndo(command.id)} />}
              />
            );
          })}
          <PageEnd
            {...end}
            before={before}
            loaded={loaded satisfies LoadedPage}
            filtered={isFiltered(filter)}
          />
        </>
      )}
    </LoadState>
  );
}

/** Fifty lines of other changes. */
export function OthersPage({ competition, filter, before, onUndo, ...end }: HistoryPageProps) {
  const read = useAudit(competition.uuid, { ...filter, before });
  const categories = competition.stages.flatMap((stage) => stage.categories);
  return (
    <LoadState read={read} loading={<SkeletonRows label={texts.loading} />}>
      {(loaded) => (
        <>
          {loaded.data.map((record) => (
            <HistoryLine
              key={record.id}
              time={record.createdAt}
              timeZone={venueZone(competition.venues[0])}
              title={
                <>
                  {titleOf(record)}:{' '}
                  <strong>{factsOf(record, categories).join(' ') || competition.name}</strong>
                </>
              }
              facts={[record.actor?.name ?? texts.unknownPerson]}
              held={null}
              undo={onUndo && <UndoRecord record={record} onUndo={() => onUndo(record.id)} />}
            />
          ))}
          <PageEnd
            {...end}
            before={before}
            loaded={loaded satisfies LoadedPage}
            filtered={isFiltered(filter)}
          />
        </>
      )}
    </LoadState>
  );
}

/** How a route is scored; as the competition is for routes that are gone. */
const systemOf = (route: Route | undefined, competition: Competition) =>
  (route && stagesOfRoute(route, competition)[0]?.scoringSystem) ?? competition.scoringSystem;

const isFiltered = (filter: HistoryPageProps['filter']) => Object.keys(filter).length > 0;
