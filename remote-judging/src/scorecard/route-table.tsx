import { colourWord } from '@topout/domain';
import { EmptyState, VisuallyHidden } from '@topout/ui';
import { Hold, Tile } from '@topout/ui/marks';
import { boulderCells } from './boulder-cells.ts';
import type { DayRoute } from './card-day.ts';
import { resultWord, sportText } from './route-result.ts';
import styles from './route-table.module.css';
import { texts } from './texts.ts';

export interface RouteTableProps {
  /** What the person's category climbs, in order. */
  readonly day: readonly DayRoute[];
}

/** Route by route: what was reached, in how many attempts, and what it is worth. */
export function RouteTable({ day }: RouteTableProps) {
  const hasScores = day.some(({ result }) => result !== undefined && result.score !== null);
  const hasBoulders = day.some(({ route }) => route.climbType === 'BOULDER');
  if (day.length === 0) return <EmptyState title={texts.noRoutesYet} />;
  return (
    <div className={styles.routes}>
      <table className={styles.table}>
        <caption>{texts.scorecard}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.route}</th>
            <th scope="col">{texts.result}</th>
            {hasScores && <th scope="col">{texts.points}</th>}
          </tr>
        </thead>
        <tbody>
          {day.map((one) => (
            <tr key={one.route.uuid}>
              <th scope="row">
                <RouteName of={one} />
              </th>
              <td className={styles.result}>
                <Result of={one} />
              </td>
              {hasScores && <td className={styles.points}>{one.result?.score ?? ''}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {hasBoulders && <p className={styles.legend}>{texts.legend}</p>}
    </div>
  );
}

/** What fits on a hold is written there. */
const fitsOnHold = (name: string) => name.length < 4;

interface OfRoute {
  readonly of: DayRoute;
}

/** Its hold with its number on this card; beside it the name that the setters gave it, and the colour in a word. */
function RouteName({ of: { route, name, look } }: OfRoute) {
  const colours = look.colors.map(colourWord).filter(Boolean).join(', ');
  const own = route.name === name ? '' : route.name;
  const [title, ...rest] = [fitsOnHold(name) ? '' : name, own, colours].filter(Boolean);
  return (
    <span className={styles.route}>
      <Hold look={look} number={name} />
      {fitsOnHold(name) && <VisuallyHidden>{name} </VisuallyHidden>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {rest.length > 0 && <span className={styles.rest}> {rest.join(', ')}</span>}
      </span>
    </span>
  );
}

/** Boulder: five cells. Sport: the holds reached (behaviour: boards#result-of-a-route). */
function Result({ of: { route, look, result, mark } }: OfRoute) {
  if (route.climbType === 'SPORT') {
    return (
      <span className={styles.sport}>
        <Tile mark={mark} look={look} width={23} />
        <strong>{result && result.count > 0 ? sportText(result) : '–'}</strong>
      </span>
    );
  }
  const cells = boulderCells(result?.groupData ?? [], route.segmentsCount);
  const word = resultWord(result, route.segmentsCount);
  const isCut = cells.some(({ kind }) => kind.startsWith('more'));
  return (
    <>
      {!isCut && <VisuallyHidden>{word}</VisuallyHidden>}
      <span className={styles.cells} aria-hidden="true">
        {cells.map((cell, index) => (
          <Tile key={index} mark={cell.mark} look={look} width={23}>
            {cell.text || undefined}
          </Tile>
        ))}
      </span>
      {isCut && <span className={styles.inWords}>{word}</span>}
    </>
  );
}
