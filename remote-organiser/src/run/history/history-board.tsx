import type { Competition, HistoryPerson, Route } from '@topout/contract';
import { RefusedError, restoreRecord, useHistoryPeople, useJudges } from '@topout/api-client';
import { canBulkScore } from '@topout/domain';
import { Button, ConfirmDialog, Dialog, Toast } from '@topout/ui';
import { Field, Select } from '@topout/ui/forms';
import { SegmentedChoice } from '@topout/ui/touch';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { actorOf } from '../../competition/actor-of.ts';
import { fullNameOfRoute } from '../../competition/route-names.ts';
import { failureText } from '../../page/failure-text.ts';
import { Options } from '../../page/options.tsx';
import { OthersPage, ResultsPage } from './history-page.tsx';
import styles from './history.module.css';
import { historyTexts as texts } from './texts.ts';

export interface HistoryBoardProps {
  readonly competition: Competition;
  readonly routes: readonly Route[];
}

/**
 * The history, by competitor, route and person; the filters are in the address, so that they can be linked.
 */
export function HistoryBoard({ competition, routes }: HistoryBoardProps) {
  const [params, setParams] = useSearchParams();
  /** Each page but the first begins after a line. */
  const [starts, setStarts] = useState<readonly (string | null)[]>([null]);
  const [asking, setAsking] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { data: staff } = useJudges(competition.uuid);
  const { data: people } = useHistoryPeople(competition.uuid);
  const others = params.get('of') === 'others';
  const filter = Object.fromEntries(
    (['competitor', 'route', 'person'] as const).flatMap((name) => {
      const value = params.get(name);
      return value === null || (others && name === 'route') ? [] : [[name, value]];
    }),
  );
  const set = (name: string, value: string) => {
    setStarts([null]);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  };

  async function restore(record: string) {
    setBusy(true);
    try {
      await restoreRecord(competition.uuid, record);
      setDone(true);
    } catch (error) {
      setFailure(error instanceof RefusedError ? error.message : (await failureText(error)).message);
    } finally {
      setBusy(false);
      setAsking(null);
    }
  }

  const Page = others ? OthersPage : ResultsPage;
  const mayUndo = others || canBulkScore(actorOf(competition));
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      <div className={styles.which}>
        <SegmentedChoice
          compact
          label={texts.tabs}
          hideLabel
          value={others ? 'others' : 'results'}
          onChange={(value) => set('of', value === 'others' ? value : '')}
          options={[
            { value: 'results', label: texts.results },
            { value: 'others', label: texts.others },
          ]}
        />
      </div>
      <div className={styles.filters}>
        <Field label={texts.competitor}>
          <Select
            value={params.get('competitor') ?? ''}
            onChange={(event) => set('competitor', event.target.value)}
          >
            <option value="">{texts.all}</option>
            {people?.filter(({ entered }) => entered).map(optionOf)}
            {people?.some(({ entered }) => !entered) && (
              <optgroup label={texts.gone}>{people.filter(({ entered }) => !entered).map(optionOf)}</optgroup>
            )}
          </Select>
        </Field>
        {!others && (
          <Field label={texts.route}>
            <Select value={params.get('route') ?? ''} onChange={(event) => set('route', event.target.value)}>
              <option value="">{texts.all}</option>
              {routes.map((route) => (
                <option key={route.uuid} value={route.uuid}>
                  {fullNameOfRoute(route, competition)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={texts.person}>
          <Select value={params.get('person') ?? ''} onChange={(event) => set('person', event.target.value)}>
            <option value="">{texts.all}</option>
            <Options of={staff ?? []} />
          </Select>
        </Field>
      </div>
      <ol className={styles.list} key={JSON.stringify([others, filter])}>
        {starts.map((before, index) => (
          <Page
            key={before}
            competition={competition}
            routes={routes}
            filter={filter}
            before={before}
            last={index + 1 === starts.length}
            onMore={(line) => setStarts([...starts, line])}
            onUndo={mayUndo ? setAsking : undefined}
          />
        ))}
      </ol>
      <ConfirmDialog
        open={asking !== null}
        title={texts.restoreTitle}
        confirmLabel={busy ? texts.restoring : texts.restore}
        busy={busy}
        onConfirm={() => asking !== null && void restore(asking)}
        onClose={() => setAsking(null)}
      >
        {texts.restoreText}
      </ConfirmDialog>
      {failure !== null && (
        <Dialog
          open
          title={texts.cannotTitle}
          onClose={() => setFailure(null)}
          actions={<Button onClick={() => setFailure(null)}>{texts.close}</Button>}
        >
          {failure}
        </Dialog>
      )}
      {done && <Toast onClose={() => setDone(false)}>{texts.restored}</Toast>}
    </div>
  );
}

const optionOf = ({ uuid, name, competitorNumber }: HistoryPerson) => (
  <option key={uuid} value={uuid}>
    {competitorNumber === null ? name : `${name} (${competitorNumber})`}
  </option>
);
