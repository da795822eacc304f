import type { Route } from '@topout/contract';
import { numberChoices } from '@topout/domain';
import { AlertIcon, Button, RowHeader, Table, Td, Th, Tr, VisuallyHidden } from '@topout/ui';
import { Select } from '@topout/ui/forms';
import { RouteHold } from '../../../competition/route-hold.tsx';
import styles from '../manage-routes.module.css';
import { texts } from '../texts.ts';
import { isIn, type NumberColumn } from './number-columns.ts';

export const numberFieldId = (group: string, route: string): string => `number-${group}-${route}`;

interface NumberTableProps {
  readonly columns: readonly NumberColumn[];
  readonly rows: readonly Route[];
  readonly chosen: string | null;
  readonly frozen: boolean;
  readonly nameOf: (route: Route) => string;
  /** What stands on its hold; joined numbers stand beside it. */
  readonly numberOf: (route: Route) => string;
  readonly isIncomplete: (route: Route) => boolean;
  readonly suggested: (column: NumberColumn) => number;
  readonly onPick: (group: string, route: Route, number: number) => void;
  readonly onChoose: (route: string) => void;
}

/**
 * The route list with its numbers; several columns if routes have a number for each route group. (behaviour:
 * routes#numbering)
 */
export function NumberTable(props: NumberTableProps) {
  const { columns, rows, chosen, nameOf, numberOf, isIncomplete } = props;
  const only = columns.length === 1;
  return (
    <Table label={texts.table} dense sideways={columns.length > 1} className={styles.numbers}>
      <thead>
        <tr>
          <Th>{texts.routeColumn}</Th>
          {columns.map(({ group, name }) => (
            <Th key={group} numeric>
              {only ? texts.number : name}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((route) => (
          <Tr key={route.uuid} selected={route.uuid === chosen}>
            <RowHeader>
              <span className={styles.routeName}>
                <RouteHold route={route} name={numberOf(route)} size={30} />
                <span>
                  {route.name || nameOf(route)}
                  {route.name !== '' && numberOf(route).includes('/') && (
                    <span className={styles.joined}>{numberOf(route)}</span>
                  )}
                </span>
                {isIncomplete(route) && (
                  <>
                    <AlertIcon />
                    <VisuallyHidden>{texts.incomplete}</VisuallyHidden>
                  </>
                )}
              </span>
            </RowHeader>
            {columns.map((column) => (
              <Td key={column.group} numeric>
                {isIn(route, column.group) && <NumberCell {...props} column={column} route={route} />}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

interface NumberCellProps extends NumberTableProps {
  readonly column: NumberColumn;
  readonly route: Route;
}

/**
 * One number, chosen from 1 to the number of visible routes; a route without one is offered the first unused.
 */
function NumberCell({
  column,
  route,
  rows,
  columns,
  frozen,
  nameOf,
  suggested,
  onPick,
  onChoose,
}: NumberCellProps) {
  const { group, name, numbers } = column;
  const number = numbers.find((one) => one.route === route.uuid)?.number ?? null;
  const offer = suggested(column);
  const shown = numberChoices(rows.map(({ uuid }) => ({ route: uuid, number: null })));
  // A number beyond the count of routes stays visible while it exists.
  const choices = number === null || shown.includes(number) ? shown : [...shown, number];
  const label = texts.numberOf(nameOf(route), columns.length === 1 ? '' : name);
  return (
    <span className={styles.number}>
      {number === null && !frozen && (
        <Button variant="quiet" onClick={() => onPick(group, route, offer)}>
          {texts.take(offer)}
          <VisuallyHidden>, {label}</VisuallyHidden>
        </Button>
      )}
      <Select
        id={numberFieldId(group, route.uuid)}
        aria-label={label}
        value={number ?? ''}
        disabled={frozen}
        placeholder={number === null ? texts.suggested(offer) : undefined}
        onFocus={() => onChoose(route.uuid)}
        onChange={(event) => onPick(group, route, Number(event.target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </Select>
    </span>
  );
}
