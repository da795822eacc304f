import { useOutbox } from '@topout/api-client';
import { type ListedHeat, listedHeats, type SpeedStage } from '@topout/domain';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HeatEntry } from './heat-entry.tsx';
import { HeatList } from './heat-list.tsx';
import { heatCommands, type Runs } from './heat-commands.ts';
import { heatsIf } from './heats-if.ts';
import { type LastHeat, LastHeatBar } from './last-heat-bar.tsx';
import type { Racer } from './racers.ts';

interface HeatDeskProps {
  readonly competition: string;
  readonly category: string;
  /** In qualification lane A and B; in a final one for each round. */
  readonly routes: readonly string[];
  readonly stage: SpeedStage;
  readonly racers: readonly Racer[];
  /** Whether the judge may log a climber's runs. */
  readonly mayLog: (user: string) => boolean;
}

/** The heat at hand and the list of all. A saved heat makes room for the next one that is open. */
export function HeatDesk({ competition, category, routes, stage, racers, mayLog }: HeatDeskProps) {
  const heats = useMemo(() => listedHeats(stage, racers), [stage, racers]);
  const isFinal = stage.system === 'IFSC_SPEED_FINAL';
  const outbox = useOutbox()?.outbox;
  const [search, setSearch] = useSearchParams();
  const [last, setLast] = useState<LastHeat | null>(null);
  const wanted = Number(search.get('heat'));
  const heat = heats.find(({ number }) => number === wanted) ?? heats.find(isOpen) ?? heats.at(-1);
  if (!heat) return null;
  const show = (number: number) => setSearch({ heat: String(number) }, { replace: true });

  async function log(runs: Runs, does: LastHeat['does']) {
    if (!outbox || !heat) return;
    const commands = heatCommands(heat, runs, routes);
    if (commands.length === 0) return;
    await outbox.add(competition, commands);
    const before: Runs = [heat.lanes[0].run, heat.lanes[1].run];
    setLast({ number: heat.number, does, before, at: Date.now() });
    // What was saved may have drawn the next round.
    const next = nextOpen(heatsIf(stage, racers, heat, runs), heat.number);
    if (does === 'saved' && next) show(next.number);
  }

  async function undo({ number, before }: LastHeat) {
    const undone = heats.find((one) => one.number === number);
    setLast(null);
    if (!outbox || !undone) return;
    const commands = heatCommands(undone, before, routes);
    if (commands.length > 0) await outbox.add(competition, commands);
    show(number);
  }

  return (
    <>
      <HeatEntry
        // What was entered goes once it is saved, also where no heat follows.
        key={`${heat.number} ${last?.at ?? 0}`}
        heat={heat}
        of={heats.length}
        isFinal={isFinal}
        heatIf={(runs) => heatsIf(stage, racers, heat, runs)[heat.number - 1] ?? heat}
        mayLog={mayLog}
        onShow={show}
        onSave={(runs) => void log(runs, 'saved')}
        onClear={() => log([null, null], 'cleared')}
        undo={last && <LastHeatBar key={last.at} last={last} onUndo={(one) => void undo(one)} />}
      />
      <HeatList
        heats={heats}
        current={heat.number}
        onShow={show}
        bracket={isFinal ? `/${competition}/bracket?category=${category}` : null}
      />
    </>
  );
}

/** Somebody is there to race, and has not yet. */
const isOpen = ({ lanes, done }: ListedHeat<Racer>): boolean =>
  !done && lanes.every(({ waitsFor }) => waitsFor === null) && lanes.some(({ racer }) => racer !== null);

/** The next one after a heat, else the first that is left. */
const nextOpen = (heats: readonly ListedHeat<Racer>[], after: number) =>
  heats.find((heat) => heat.number > after && isOpen(heat)) ??
  heats.find((heat) => heat.number !== after && isOpen(heat));
