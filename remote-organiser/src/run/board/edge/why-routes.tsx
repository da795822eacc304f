import { markWord } from '../marks/mark-words.ts';
import { Hold, Tile } from '@topout/ui/marks';
import { VisuallyHidden } from '@topout/ui';
import type { GridRoute } from '../grid/use-grid-routes.ts';
import type { Made } from './why-parts.ts';
import { whyTexts as texts } from './why-texts.ts';
import styles from './why.module.css';

export interface WhyRoutesProps {
  readonly made: Made;
  /** Whose place is explained: leads count from there. */
  readonly entry: string;
  /** By uuid; a missing one is on its way. */
  readonly routes: ReadonlyMap<string, GridRoute>;
}

/** Where a difference was made: what both reached on each of these routes, side by side, and what that is worth. */
export function WhyRoutes({ made: { ahead, behind, routes: leads, others }, entry, routes }: WhyRoutesProps) {
  const sign = ahead.entry === entry ? 1 : -1;
  const [first, second] = namesOf(ahead.user, behind.user);
  return (
    <>
      <table className={styles.routes}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{texts.route}</VisuallyHidden>
            </th>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
            <th scope="col">{texts.lead}</th>
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => {
            const route = routes.get(lead.route);
            return (
              <tr key={lead.route}>
                <th scope="row">
                  {route?.look && <Hold look={route.look} number={route.name} />}
                  <RouteName route={route} />
                </th>
                <td>
                  <Reached {...lead.ahead} sport={route?.kind === 'SPORT'} />
                </td>
                <td>
                  <Reached {...lead.behind} sport={route?.kind === 'SPORT'} />
                </td>
                <td className={styles.lead}>{signed(sign * lead.lead)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {others !== null && <p className={styles.others}>{others}</p>}
    </>
  );
}

/** In words, where the hold does not carry it. */
function RouteName({ route }: { readonly route: GridRoute | undefined }) {
  if (!route) return null;
  const onHold = route.look !== null && route.name.length < 4;
  return onHold ? (
    <VisuallyHidden>{`${route.name} ${route.colour}`}</VisuallyHidden>
  ) : (
    <span className={styles.name}>{route.name}</span>
  );
}

interface ReachedProps {
  readonly mark: string;
  readonly attempt: number;
  readonly sport: boolean;
}

function Reached({ mark, attempt, sport }: ReachedProps) {
  const number = attempt === 0 || (sport && mark === 'T') ? null : attempt;
  return (
    <span className={styles.reached}>
      <Tile mark={mark} width={28}>
        {mark === 'F' ? undefined : (number ?? undefined)}
      </Tile>
      {markWord(mark, number)}
    </span>
  );
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** First names, where they tell the two apart. */
const namesOf = (a: Named, b: Named): [string, string] =>
  a.firstName === b.firstName
    ? [`${a.firstName} ${a.lastName}`, `${b.firstName} ${b.lastName}`]
    : [a.firstName, b.firstName];

const signed = (lead: number) => `${lead < 0 ? '−' : '+'}${Math.abs(lead)}`;
