import { addCommands } from '@topout/api-client';
import {
  isPresent,
  type ListedHeat,
  listedHeats,
  missingRoutes,
  type SpeedRecord,
  type SpeedStage,
} from '@topout/domain';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HeatEntry } from './heat-entry.tsx';
import { HeatList } from './heat-list.tsx';
import { heatCommands, type Runs, type Seen } from './heat-commands.ts';
import { MissingRoutes } from './missing-routes.tsx';
import { heatsIf } from './heats-if.ts';
import { type LastHeat, lastHeat, takenBack } from './last-heat.ts';
import { LastHeatBar } from './last-heat-bar.tsx';
import { raceOf } from './race-of.ts';
import type { Racer } from './racers.ts';
import { heatTexts as texts } from './texts.ts';
import { useChanged } from './use-changed.ts';

interface HeatDeskProps {
  readonly competition: string;
  readonly category: string;
  /** In qualification lane A and B; in a final one for each round. */
  readonly routes: readonly string[];
  readonly stage: SpeedStage;
  readonly record: SpeedRecord | null;
  readonly racers: readonly Racer[];
  /** The judge may log runs, but their own and their children's. */
  readonly mayLog: boolean;
  readonly isOwn: (user: string) => boolean;
}

/** The heat at hand and the list of all. A saved heat makes room for the next one that is open. */
export function HeatDesk(props: HeatDeskProps) {
  const { competition, category, routes, stage, record, racers, mayLog, isOwn } = props;
  const heats = useMemo(() => listedHeats(stage, racers), [stage, racers]);
  const isFinal = stage.system === 'IFSC_SPEED_FINAL';
  const [search, setSearch] = useSearchParams();
  const [last, setLast] = useState<LastHeat | null>(null);
  const wanted = Number(search.get('heat'));
  const heat = heats.find(({ number }) => number === wanted) ?? heats.find(isPresent) ?? heats.at(-1);
  const race = heat ? raceOf(heat) : '';
  // A judge's own deed may bring another race; so does no other.
  const changed = useChanged(`${wanted} ${last?.at ?? 0}`, race);
  const moved = useChanged(`${wanted} ${last?.at ?? 0}`, String(heat?.number));
  if (!heat) return null;
  // What was saved belongs to the two who raced, whatever number their heat has by now.
  const undone = last && heats.find((one) => raceOf(one) === last.race);
  const back = last && undone && takenBack(undone, last);
  const show = (number: number) => setSearch({ heat: String(number) }, { replace: true });

  async function log(runs: Runs, does: LastHeat['does'], seen?: Seen) {
    if (!heat) return;
    const commands = heatCommands(heat, runs, routes, seen);
    if (commands.length === 0) return;
    await addCommands(competition, commands);
    setLast(lastHeat(heat, does, runs));
    // What was saved may have drawn the next round.
    const next = nextOpen(heatsIf(stage, racers, heat, runs), heat.number);
    if (does === 'saved' && next) show(next.number);
  }

  async function undo(of: ListedHeat<Racer>, wanted: Runs) {
    setLast(null);
    await addCommands(competition, heatCommands(of, wanted, routes));
    show(of.number);
  }

  return (
    <>
      <MissingRoutes missing={missingRoutes(stage)} isFinal={isFinal} />
      <HeatEntry
        // It goes once it is saved, also where no heat follows.
        entryOf={`${race} ${last?.at ?? 0}`}
        heat={heat}
        news={moved ? 'moved' : changed ? 'changed' : null}
        canSave={heat.lanes.every(({ racer, route }) => racer === null || routes[route] !== undefined)}
        of={heats.length}
        isFinal={isFinal}
        record={record}
        heatIf={(runs) => heatsIf(stage, racers, heat, runs)[heat.number - 1] ?? heat}
        mayLog={mayLog}
        isOwn={isOwn}
        onShow={show}
        // What is entered keeps its heat on screen, whoever saves it meanwhile.
        onEnter={() => wanted !== heat.number && show(heat.number)}
        onSave={(runs, seen) => void log(runs, 'saved', seen)}
        onClear={() => log([null, null], 'cleared')}
        undo={
          last && (
            <LastHeatBar
              key={last.at}
              last={last}
              onUndo={undone && back ? () => void undo(undone, back) : null}
              why={undone ? texts.noUndoChanged : texts.noUndo}
            />
          )
        }
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

/** The next one after a heat, else the first that is left. */
const nextOpen = (heats: readonly ListedHeat<Racer>[], after: number) =>
  heats.find((heat) => heat.number > after && isPresent(heat)) ??
  heats.find((heat) => heat.number !== after && isPresent(heat));
