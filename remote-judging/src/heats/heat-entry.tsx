import { heatProblem, type ListedHeat, type Run, type SpeedRecord } from '@topout/domain';
import { Button, ChevronLeftIcon, ChevronRightIcon, ConfirmButton, IconButton, Notice } from '@topout/ui';
import type { ReactNode } from 'react';
import { Dock } from '../attempts/dock.tsx';
import { isOvertaken, isSame, type Runs, type Seen, withWalkover } from './heat-commands.ts';
import styles from './heats.module.css';
import { HeatStanding } from './heat-standing.tsx';
import { LaneButton } from './lane-button.tsx';
import { type LaneDraft, laneAfter, runOfDraft } from './lane-draft.ts';
import type { Racer } from './racers.ts';
import { ResultPad } from './result-pad.tsx';
import { heatTexts as texts, runTextOf } from './texts.ts';
import { type Lane, useLaneDrafts } from './use-lane-drafts.ts';

interface HeatEntryProps {
  /** What is entered belongs to this race, and goes with the next deed. */
  readonly entryOf: string;
  readonly heat: ListedHeat<Racer>;
  /** Since the judge opened it, another heat has come to hand, or others race in this one. */
  readonly news: 'moved' | 'changed' | null;
  /** There are routes to log it on. */
  readonly canSave: boolean;
  /** How many heats there are. */
  readonly of: number;
  readonly isFinal: boolean;
  readonly record: SpeedRecord | null;
  /** The heat as it would be if its lanes said something else. */
  readonly heatIf: (runs: Runs) => ListedHeat<Racer>;
  readonly mayLog: boolean;
  readonly isOwn: (user: string) => boolean;
  readonly onShow: (number: number) => void;
  /** With each key of the pad. */
  readonly onEnter: () => void;
  /** @param seen the versions on which the judge began to enter */
  readonly onSave: (runs: Runs, seen: Seen) => void;
  readonly onClear: () => Promise<void>;
  /** How to take back what was saved last. */
  readonly undo: ReactNode;
}

const lanes = [0, 1] as const;

/** One heat: two lanes side by side as on the wall, and one pad for the lane at hand. */
export function HeatEntry(props: HeatEntryProps) {
  const { entryOf, heat, news, canSave, of, isFinal, record, heatIf, mayLog, isOwn } = props;
  const { onShow, onEnter, onSave, onClear, undo } = props;
  const canLog = (lane: Lane) => {
    const { racer } = heat.lanes[lane];
    return mayLog && racer !== null && !isOwn(racer.user);
  };
  const noneToLog = !canLog(0) && !canLog(1);
  const first = heat.lanes[0].run !== null || !canLog(0) ? 1 : 0;
  const { entries, enter, chosen, choose } = useLaneDrafts(entryOf, first);
  const drafts = entries.map((entry) => entry?.draft ?? null);
  const streamOf = (lane: Lane) => heat.lanes[lane].racer?.streams[heat.lanes[lane].route];
  const active: Lane = canLog(chosen) ? chosen : chosen === 0 ? 1 : 0;
  const other: Lane = active === 0 ? 1 : 0;

  /** What a timing device measured where nothing is logged: saving confirms it. */
  const measured = lanes.map((lane): Run | null => {
    const { racer, route, run } = heat.lanes[lane];
    return run === null && canLog(lane) ? (racer?.streams[route]?.reading ?? null) : null;
  });
  const reads = lanes.map((lane) =>
    runOfDraft(drafts[lane] ?? null, heat.lanes[lane].run ?? measured[lane] ?? null),
  );
  const runs = withWalkover([reads[0]?.run ?? null, reads[1]?.run ?? null], isFinal);
  const dirty = lanes.some((lane) => !isSame(runs[lane], heat.lanes[lane].run));
  const touched = drafts.some((draft) => draft !== null) || measured.some((run) => run !== null);
  const problem = reads.find((read) => read.problem !== null)?.problem ?? heatProblem(...runs);

  const overtaken = lanes
    .filter((lane) => isOvertaken(streamOf(lane), entries[lane]?.seen ?? null))
    .map((lane) => ({ lane, theirs: heat.lanes[lane].run }));

  function put(next: LaneDraft) {
    // Whoever deletes what they have typed gets back what was measured.
    const draft = next.typed === '' && measured[active] ? null : next;
    enter(active, draft, streamOf(active)?.base ?? 0);
    onEnter();
    if (draft === null) return;
    if (laneAfter(draft) === 'other' && canLog(other) && runs[other] === null) choose(other);
  }

  return (
    <>
      <header className={styles.head}>
        <IconButton
          label={texts.previous}
          icon={<ChevronLeftIcon />}
          disabled={heat.number === 1}
          onClick={() => onShow(heat.number - 1)}
        />
        <h1>
          <span>{heat.round}</span> {texts.heat(heat.number, of)}
        </h1>
        <IconButton
          label={texts.next}
          icon={<ChevronRightIcon />}
          disabled={heat.number === of}
          onClick={() => onShow(heat.number + 1)}
        />
      </header>
      <div className={styles.lanes}>
        {lanes.map((lane) => (
          <LaneButton
            key={lane}
            lane={lane}
            at={heat.lanes[lane]}
            run={runs[lane]}
            typed={drafts[lane]?.typed ?? null}
            measured={drafts[lane] === null && measured[lane] !== null}
            theirs={overtaken.find((one) => one.lane === lane)?.theirs}
            record={record}
            selected={lane === active && canLog(lane)}
            disabled={!canLog(lane)}
            onChoose={() => choose(lane)}
          />
        ))}
      </div>
      <HeatStanding
        heat={heatIf(runs)}
        problem={touched ? problem : null}
        overtaken={overtaken}
        onShowTheirs={() => overtaken.forEach(({ lane }) => enter(lane, null, 0))}
        news={news}
        undo={!touched && undo}
      />
      {mayLog && noneToLog && heat.lanes.some(({ racer }) => racer !== null) && (
        <Notice tone="info">{texts.ownResult}</Notice>
      )}
      <Dock>
        {!noneToLog && (
          <ResultPad
            draft={drafts[active] ?? null}
            onPut={put}
            onOther={() => canLog(other) && choose(other)}
          />
        )}
        <div className={styles.actions}>
          {!noneToLog && heat.lanes.some(({ run }) => run !== null) && !touched && (
            <ConfirmButton
              // Asked about these two results, it never clears others.
              key={[entryOf, ...lanes.map((lane) => runTextOf(heat.lanes[lane].run))].join(' ')}
              label={texts.rerun}
              title={texts.rerunTitle}
              confirmLabel={texts.clear}
              onConfirm={onClear}
            >
              {texts.rerunText}
            </ConfirmButton>
          )}
          <Button
            variant="primary"
            size="judge"
            fullWidth
            disabled={!dirty || !canSave || problem !== null}
            onClick={() => onSave(runs, [entries[0]?.seen ?? null, entries[1]?.seen ?? null])}
          >
            {texts.save}
          </Button>
        </div>
      </Dock>
    </>
  );
}
