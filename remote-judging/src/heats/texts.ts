import { exactTimeText, type ListedLane, type Run, runWords, type Verdict } from '@topout/domain';

/** Texts of heats: for judges of two lanes, on brackets and on start lists. */
export const heatTexts = {
  title: (category: string) => `${category}: heats`,
  loading: 'Loading the heats',
  noSpeed: 'No heats here',
  noSpeedHint: 'This category is not scored as speed.',
  nobody: 'Nobody is on the start list yet',
  nobodyHint: 'Heats appear once climbers are entered, or have advanced to the final.',
  noPermission: 'These lanes are not in your judging area.',
  heat: (number: number, of: number) => `Heat ${number} of ${of}`,
  heatAt: (number: number, round: string) => `${round}, heat ${number}`,
  laneName: ['Lane A', 'Lane B'],
  previous: 'Previous heat',
  next: 'Next heat',
  time: (lane: string, name: string) => `${lane}: ${name}`,
  noRun: 'No run yet',
  measured: 'From the device',
  empty: 'Nobody',
  ownResult: 'You may not judge yourself or your own children.',
  keys: 'Result of the lane',
  erase: 'Delete the last digit',
  point: 'Decimal point',
  otherLane: 'Other lane',
  noRoutes: (missing: number) =>
    missing === 1 ? 'This stage lacks a route' : `This stage lacks ${missing} routes`,
  noRoutesHint:
    'Each round of a final is logged on a route of its own, and a heat without one cannot be saved. Ask the organisers to add what is missing.',
  noLaneHint: 'Runs are logged on a route for each lane. Ask the organisers to add one.',
  save: 'Save heat',
  saved: (number: number) => `Heat ${number} saved`,
  rerunDone: (number: number) => `Heat ${number} cleared`,
  undo: 'Undo',
  noUndo: 'Others race in it now, so it cannot be undone here.',
  noUndoChanged: 'Somebody else has changed it since, so it cannot be undone here.',
  overtaken: (lane: string, theirs: string) => `${lane}: another judge logged ${theirs}.`,
  overtakenHint: 'Yours would wait for the event staff.',
  theirs: (run: string) => `Theirs: ${run}`,
  showTheirs: 'Show theirs',
  moved: (number: number) => `Heat ${number} is at hand now`,
  movedHint: 'Somebody else saved or cleared a heat.',
  changed: 'Other climbers are in this heat now',
  changedHint: 'Somebody came or went. What you typed was not saved: check the lanes.',
  undoOf: (number: number) => `Undo heat ${number}`,
  equal: 'Equal times: they race again.',
  roundAgain: (round: string) => `${round}, to be raced again`,
  rerun: 'Race again',
  rerunTitle: 'Race this heat again?',
  rerunText: 'Both results of this heat are cleared. They stay in the history.',
  clear: 'Clear both results',
  all: 'All heats',
  bracket: 'Bracket',
  kinds: { FALL: 'Fall', FALSE_START: 'False start', DNS: 'DNS' },
} as const;

/** A run as judges and lists read it, to the thousandth; a dash without one. */
export const runTextOf = (run: Run | null): string =>
  run === null ? '–' : run.kind === 'TIME' ? exactTimeText(run.ms) : runWords[run.kind];

/** Who is in a lane, or will be. */
export function laneText({ racer, waitsFor }: ListedLane<{ readonly name: string }>): string {
  if (racer) return racer.name;
  if (!waitsFor) return heatTexts.empty;
  return waitsFor.takes === 'winner' ? `Winner of heat ${waitsFor.heat}` : `Loser of heat ${waitsFor.heat}`;
}

/** Who has won, and by what. */
export function verdictText(winner: string, loser: string, verdict: Verdict): string {
  switch (verdict.by) {
    case 'time':
      return `${winner} wins by ${exactTimeText(verdict.ms)} s`;
    case 'fall':
      return `${winner} wins: ${loser} fell`;
    case 'false-start':
      return `${winner} wins: ${loser} made a false start`;
    case 'not-started':
      return `${winner} wins: ${loser} did not start`;
    case 'qualification':
      return `${winner} wins: better in qualification`;
    case 'no-opponent':
      return `${winner} goes on without an opponent`;
    case 'raced-on':
      return `${winner} has gone on`;
  }
}
