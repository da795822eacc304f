import type { Competition, EntryDetail, Route, ScorecardRoute } from '@topout/contract';
import { ColorDot, EmptyState, RowHeader, Stack, Table, Td, Th, VisuallyHidden } from '@topout/ui';
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
  const hasBoulders = routes.some(({ climbType }) => climbType === 'BOULDER');
  if (routes.length === 0) return <EmptyState title={texts.noRoutesYet} />;
  return (
    <Stack gap={2}>
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
                    <RouteName name={nameOfRoute(route, competition, card.category.uuid)} route={route} />
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
      {hasBoulders && <p className={styles.legend}>{texts.legend}</p>}
    </Stack>
  );
}

/** Its number on this card, and under it the name that the setters gave it. */
const RouteName = ({ name, route }: { readonly name: string; readonly route: Route }) => (
  <span>
    {name}
    {route.name !== '' && route.name !== name && <span className={styles.own}>{route.name}</span>}
  </span>
);

interface ResultProps {
  readonly route: Route;
  readonly result: ScorecardRoute | undefined;
}

/** Boulder: five cells. Sport: the holds reached (spec 2 §9). */
function Result({ route, result }: ResultProps) {
  if (route.climbType === 'SPORT')
    return result && result.count > 0 ? <strong className={styles.sport}>{sportText(result)}</strong> : '–';
  const cells = boulderCells(result?.groupData ?? [], route.segmentsCount);
  const word = resultWord(result, route.segmentsCount);
  const isCut = cells.some(({ kind }) => kind.startsWith('more'));
  return (
    <>
      {!isCut && <VisuallyHidden>{word}</VisuallyHidden>}
      <span className={styles.cells} aria-hidden="true">
        {cells.map(({ text, kind }, index) => (
          <span key={index} className={styles[kind]}>
            {text}
          </span>
        ))}
      </span>
      {isCut && <span className={styles.inWords}>{word}</span>}
    </>
  );
}
