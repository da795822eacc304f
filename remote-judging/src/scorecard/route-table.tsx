import type { Competition, EntryDetail, Route, ScorecardRoute } from '@topout/api-client';
import { ColorDot, EmptyState, RowHeader, Table, Td, Th, VisuallyHidden } from '@topout/ui';
import { coloursOf, nameOfRoute } from '../competition/competition-routes.ts';
import { boulderCells } from './boulder-cells.ts';
import { resultWord, sportText } from './route-result.ts';
import styles from './scorecard.module.css';
import { texts } from './texts.ts';

export interface RouteTableProps {
  readonly card: EntryDetail;
  readonly competition: Competition;
  /** Those that the person's category climbs, in order. */
  readonly routes: readonly Route[];
}

/** Route by route: what was reached, in how many attempts, and what it is worth. */
export function RouteTable({ card, competition, routes }: RouteTableProps) {
  const results = new Map(
    card.stageScorecards[0]?.venueGroups[0]?.attempts.map((result) => [result.route.uuid, result]),
  );
  const hasScores = [...results.values()].some(({ score }) => score !== null);
  if (routes.length === 0) return <EmptyState title={texts.noRoutesYet} />;
  return (
    <Table label={texts.scorecard}>
      <thead>
        <tr>
          <Th>{texts.route}</Th>
          <Th>{texts.result}</Th>
          {hasScores && (
            <Th numeric fit>
              {texts.points}
            </Th>
          )}
        </tr>
      </thead>
      <tbody>
        {routes.map((route) => {
          const result = results.get(route.uuid);
          return (
            <tr key={route.uuid}>
              <RowHeader>
                <span className={styles.route}>
                  <ColorDot colors={coloursOf(route)} size={20} square={route.climbType === 'SPORT'} />
                  {nameOfRoute(route, competition, card.category.uuid)}
                </span>
              </RowHeader>
              <Td>
                <Result route={route} result={result} />
              </Td>
              {hasScores && (
                <Td numeric fit strong>
                  {result?.score ?? ''}
                </Td>
              )}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

interface ResultProps {
  readonly route: Route;
  readonly result: ScorecardRoute | undefined;
}

/** Boulder: five cells. Sport: the holds reached (spec 2 §9). */
function Result({ route, result }: ResultProps) {
  if (route.climbType === 'SPORT')
    return result && result.count > 0 ? <strong className={styles.sport}>{sportText(result)}</strong> : '–';
  const cells = boulderCells(result?.groupData ?? [], route.segmentsCount);
  return (
    <>
      <VisuallyHidden>{resultWord(result, route.segmentsCount)}</VisuallyHidden>
      <span className={styles.cells} aria-hidden="true">
        {cells.map(({ text, kind }, index) => (
          <span key={index} className={styles[kind]}>
            {text}
          </span>
        ))}
      </span>
    </>
  );
}
