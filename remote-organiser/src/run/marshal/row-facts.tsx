import type { Competition, MarshalBoard } from '@topout/contract';
import { formatRecent, forReader, venueZone } from '@topout/domain';
import { Badge } from '@topout/ui';
import { YellowCards } from './cautions/yellow-cards.tsx';
import styles from './marshal.module.css';
import { texts } from './texts.ts';
import { useRouteName } from './use-route-name.ts';
import type { ShownRow } from './with-unsent.ts';

interface RowFactsProps {
  readonly competition: Competition;
  readonly board: MarshalBoard;
  readonly row: ShownRow;
  /** The server's time. */
  readonly now: number;
}

/** What a marshal may want to know of somebody: category, since when, called where. */
export function RowFacts({ competition, board, row, now }: RowFactsProps) {
  const { categories = [] } = competition.stages.find(({ uuid }) => uuid === board.stage) ?? {};
  const zone = venueZone(competition.venues[0]);
  const since = row.since && forReader(formatRecent(now), row.since, zone);
  const called = useRouteName(competition, row.calledTo, row.category);
  return (
    <span className={styles.facts}>
      {categories.length > 1 && <span>{categories.find(({ uuid }) => uuid === row.category)?.name}</span>}
      {row.status === 'ENTERED' ? (
        <>
          {called && <span>{texts.calledTo(called)}</span>}
          {row.state === 'OUT' && row.present && <span>{texts.checkedIn}</span>}
          {since !== null && <span>{texts.since(since, row.by)}</span>}
          {row.seen && <span>{texts.judges}</span>}
          <YellowCards cautions={row.cautions} />
          {row.unsent && <Badge tone="warning">{texts.unsent}</Badge>}
        </>
      ) : (
        <>
          <span>{texts.status[row.status]}</span>
          <YellowCards cautions={row.cautions} />
        </>
      )}
    </span>
  );
}
