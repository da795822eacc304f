import { colourWord, isRestarted } from '@topout/domain';
import { Badge, VisuallyHidden } from '@topout/ui';
import { Hold, Tile } from '@topout/ui/marks';
import { boulderCells } from './boulder-cells.ts';
import type { DayRoute } from './card-day.ts';
import { resultWord, sportText } from './route-result.ts';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';
import styles from './route-table.module.css';

/** What fits on a hold is written there. */
const fitsOnHold = (name: string) => name.length < 4;

interface OfRoute {
  readonly of: DayRoute;
}

/** Its hold with its number on this card; beside it the name that the setters gave it, and the colour in a word. */
export function RouteName({ of: { route, name, look, dispute, result } }: OfRoute) {
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
        {dispute && (
          <span className={styles.dispute}>
            {' '}
            <Badge tone="held">{shared.dispute[dispute]}</Badge>
          </span>
        )}
        {isRestarted(route.climbType, result?.count ?? 0) && (
          <span className={styles.dispute}>
            {' '}
            <Badge>{shared.restarted}</Badge>
          </span>
        )}
      </span>
    </span>
  );
}

/** Boulder: five cells. Sport: the holds reached (behaviour: boards#result-of-a-route). */
export function RouteResult({ of: { route, look, result, mark, unconfirmed } }: OfRoute) {
  if (route.climbType === 'SPORT') {
    return (
      <span className={styles.sport}>
        <Tile mark={mark} look={look} width={23} unconfirmed={unconfirmed} />
        <strong>{result && result.count > 0 ? sportText(result) : '–'}</strong>
        {unconfirmed && <VisuallyHidden>{texts.unconfirmed}</VisuallyHidden>}
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
          <Tile
            key={index}
            mark={cell.mark}
            look={look}
            width={23}
            unconfirmed={unconfirmed && cell.mark !== '.'}
          >
            {cell.text || undefined}
          </Tile>
        ))}
      </span>
      {unconfirmed && <VisuallyHidden>{texts.unconfirmed}</VisuallyHidden>}
      {isCut && <span className={styles.inWords}>{word}</span>}
    </>
  );
}
