import type { Competition, Entry, Route } from '@topout/contract';
import { EmptyState } from '@topout/ui';
import { Select } from '@topout/ui/forms';
import { SegmentedChoice } from '@topout/ui/touch';
import { useMemo, useState } from 'react';
import { RouteHold } from '../../competition/route-hold.tsx';
import { nameOfRoute, routesIn } from '../../competition/route-names.ts';
import { Options } from '../../page/options.tsx';
import { BoardHead } from './board-head.tsx';
import styles from './bulk-scoring.module.css';
import { ChoiceBar } from './choice-bar.tsx';
import { fewRows, FindRow } from './find-row.tsx';
import { climbedIn, rowsOfEntry, rowsOfRoute, scorable } from './grid-row.ts';
import { type Pasted, ScoringBoard } from './scoring-board.tsx';
import { bulkTexts as texts } from './texts.ts';
import { useRowFinder } from './use-row-finder.ts';

export interface BulkScoringProps {
  readonly competition: Competition;
  readonly entries: readonly Entry[];
  readonly routes: readonly Route[];
}

/** Which of the running stage's results to type: those of one route, or of one competitor. */
export function BulkScoring({ competition, entries: all, routes: known }: BulkScoringProps) {
  const [mode, setMode] = useState<'route' | 'competitor'>('route');
  const [category, setCategory] = useState<string | null>(null);
  const [chosenRoute, setRoute] = useState('');
  const [chosenEntry, setEntry] = useState('');
  const [checks, setChecks] = useState(false);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const { find, gridRef } = useRowFinder();
  const entries = useMemo(() => scorable(all, competition), [all, competition]);
  const routes = useMemo(() => climbedIn(competition, routesIn(known, competition)), [known, competition]);
  const inCategory = useMemo(
    () => (category === null ? entries : entries.filter((entry) => entry.category.uuid === category)),
    [entries, category],
  );
  const route = routes.find(({ uuid }) => uuid === chosenRoute) ?? routes[0];
  const entry = inCategory.find(({ uuid }) => uuid === chosenEntry) ?? inCategory[0];
  const rows = useMemo(() => {
    if (mode === 'route') return route ? rowsOfRoute(route, inCategory, competition) : [];
    return entry ? rowsOfEntry(entry, routes, competition) : [];
  }, [mode, route, entry, inCategory, routes, competition]);
  const categories = competition.stages[0]?.categories ?? [];

  if (!route || entries.length === 0) return <EmptyState title={texts.nothing} />;
  const wanted = mode === 'route' ? { route: route.uuid } : entry ? { entry: entry.uuid } : null;
  return (
    <div className={styles.screen}>
      <BoardHead checks={checks} onChecks={setChecks} onPaste={() => setPasted({ text: '', from: 0 })} />
      <div className={styles.bar}>
        <div className={styles.mode}>
          <SegmentedChoice
            compact
            label={texts.mode}
            hideLabel
            value={mode}
            onChange={setMode}
            options={[
              { value: 'route', label: texts.byRoute },
              { value: 'competitor', label: texts.byCompetitor },
            ]}
          />
        </div>
        {mode === 'route' ? (
          <ChoiceBar
            label={texts.route}
            mark={<RouteHold route={route} />}
            value={route.uuid}
            onChange={setRoute}
            options={routes.map((one) => ({ value: one.uuid, label: nameOfRoute(one, competition) }))}
          />
        ) : (
          <ChoiceBar
            label={texts.competitor}
            value={entry?.uuid ?? ''}
            onChange={setEntry}
            options={inCategory.map((one) => ({ value: one.uuid, label: nameOf(one) }))}
          />
        )}
        {categories.length > 1 && (
          <div className={styles.category}>
            <Select
              aria-label={texts.category}
              value={category ?? ''}
              onChange={({ target }) => setCategory(target.value || null)}
            >
              <option value="">{texts.allCategories}</option>
              <Options of={categories} />
            </Select>
          </div>
        )}
        {rows.length > fewRows && <FindRow rows={rows} onFind={find} />}
      </div>
      <ScoringBoard
        key={wanted ? Object.values(wanted).join() : ''}
        competition={competition}
        wanted={wanted}
        rows={rows}
        checks={checks}
        goToRef={gridRef}
        pasted={pasted}
        onPasted={setPasted}
        heading={mode === 'route' ? texts.columns.name : texts.columns.route}
        label={mode === 'route' ? nameOfRoute(route, competition) : entry ? nameOf(entry) : ''}
      />
    </div>
  );
}

const nameOf = ({ competitorNumber, user }: Entry) =>
  competitorNumber === null ? user.name : `${competitorNumber} ${user.name}`;
