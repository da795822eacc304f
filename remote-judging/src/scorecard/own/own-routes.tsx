import type { Competition, EntryDetail } from '@topout/contract';
import { attemptsMatter, bestRoutes, routeParameter, witnessParameter } from '@topout/domain';
import { Chip, ChipRow, EmptyState, Notice, SkeletonRows } from '@topout/ui';
import { SearchInput } from '@topout/ui/forms';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../optional/lazy-part.tsx';
import { Optional } from '../../optional/optional.tsx';
import type { ShownStream } from '../../outbox/overlay-attempts.ts';
import type { DayRoute } from '../card-day.ts';
import type { Confirmation } from '../witness/confirmation.ts';
import { texts as cardTexts } from '../texts.ts';
import { useDrawn } from '../use-drawn.ts';
import { found, inOrder, isDone, type OwnOrder, usefulOrders } from './own-order.ts';
import { OwnRow } from './own-row.tsx';
import styles from './own.module.css';
import { ScanRoute } from './parts.ts';
import type { Shared } from './shared-day.ts';
import { ownTexts as texts } from './texts.ts';

const RoutesMap = lazyPart(() => import(/* webpackChunkName: "map" */ '../../competition/routes-map.tsx'));

export interface OwnRoutesProps {
  readonly competition: Competition;
  readonly card: EntryDetail;
  readonly day: readonly DayRoute[];
  /** By route uuid. */
  readonly streams: ReadonlyMap<string, ShownStream>;
  /** By route uuid. */
  readonly confirmations: ReadonlyMap<string, Confirmation>;
  /** Null = nobody shares a route's points, or it may not be known. */
  readonly shared: Shared | null;
  /** Results are taken now. */
  readonly open: boolean;
}

/** From so many on, routes are worth looking for. */
const many = 12;

/** A card's routes to tap on: one opens in place, with its keys. */
export function OwnRoutes(props: OwnRoutesProps) {
  const { competition, card, day, streams, confirmations, shared, open } = props;
  const [search, setSearch] = useSearchParams();
  const [order, setOrder] = useState<OwnOrder>('number');
  const [typed, setTyped] = useState('');
  const opened = search.get(routeParameter);
  const drawn = useDrawn(open);
  // A weak phone draws what is in sight first, and the rest between two taps.
  const listed = useDeferredValue(day.length, many);
  if (day.length === 0) return <EmptyState title={cardTexts.noRoutesYet} />;

  function show(route: string | null) {
    const next = new URLSearchParams(search);
    if (route === null) next.delete(routeParameter);
    else next.set(routeParameter, route);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  const toggle = (route: string) => show(opened === route ? null : route);
  const showScanned = (route: string) => {
    // It may be one that is not listed now.
    setTyped('');
    if (order === 'open') setOrder('number');
    show(route);
  };
  const { scoring } = competition.settings;
  const scores = new Map(
    day.flatMap(({ route, result }) => (result?.score ? [[route.uuid, result.score]] : [])),
  );
  const counting = bestRoutes(scores, scoring.bestN);
  const countsAttempts = attemptsMatter(competition.scoringSystem, scoring);
  const shown = found(day, typed);
  const orders = usefulOrders(day, competition);
  const sections = inOrder(listed < day.length ? shown.slice(0, listed) : shown, order, {
    competition,
    opened,
  });
  const onMap = order === 'map';
  const forWhich = opened === null && confirmations.size > 0 && search.has(witnessParameter);
  return (
    <section className={styles.routes} aria-label={texts.routes}>
      {forWhich && <Notice>{texts.forWhich}</Notice>}
      {(day.length >= many || orders.includes('map')) && (
        <div className={styles.tools}>
          <div className={styles.find}>
            <SearchInput label={texts.find} placeholder={texts.findShort} value={typed} onChange={setTyped} />
            {open && 'mediaDevices' in navigator && (
              <span className={styles.scan}>
                {drawn && (
                  <Optional quiet>
                    <ScanRoute competition={competition.uuid} day={day} onRoute={showScanned} />
                  </Optional>
                )}
              </span>
            )}
          </div>
          <ChipRow label={texts.order}>
            {orders.map((one) => (
              <Chip key={one} selected={one === order} onToggle={() => setOrder(one)}>
                {texts.orders[one]}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
      {onMap && (
        <Optional fallback={<SkeletonRows count={4} label={texts.loadingMap} />}>
          <p className={styles.none}>{texts.mapHint}</p>
          <RoutesMap
            competition={competition}
            routes={shown.map((one) => ({ ...one, done: isDone(one) }))}
            selected={opened}
            onRoute={toggle}
          />
        </Optional>
      )}
      {sections.every(({ routes }) => routes.length === 0) && !(onMap && shown.length > 0) && (
        <p className={styles.none}>{typed === '' ? texts.allDone : texts.noMatch}</p>
      )}
      {sections.map(({ title, routes }) => (
        <div key={title}>
          {title !== '' && <h2 className={styles.area}>{title}</h2>}
          <ol className={styles.list}>
            {routes.map((one) => (
              <OwnRow
                key={one.route.uuid}
                competition={competition}
                card={card}
                of={one}
                stream={streams.get(one.route.uuid)}
                confirmation={confirmations.get(one.route.uuid)}
                scores={scores}
                shared={shared}
                counts={counting.has(one.route.uuid)}
                countsAttempts={countsAttempts}
                open={open}
                opened={opened === one.route.uuid}
                onToggle={toggle}
              />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
