import { CommandFault } from '../command.ts';
import { liveHere, requireStep, setState, stateIn } from './cell-state.ts';
import { moveKey, type Moving } from './move-competition.ts';

/**
 * Ends a move that was broken off: the competition lives where it did.
 *
 * @throws CommandFault if it lives in the other cell, or nobody moves it
 */
export function takeBack({
  from,
  to,
  competition,
}: Pick<Moving, 'from' | 'to' | 'competition'>): Promise<void> {
  return from.alone(moveKey, async () => {
    const [here, there] = [await stateIn(from, competition), await stateIn(to, competition)];
    const { move } = here;
    if (here.state === 'GONE' && there.state === 'LIVE')
      throw new CommandFault(
        'The competition lives in the cell at --to: move it back instead. Nothing was changed.',
      );
    const isOurs = here.state === 'HELD' || (here.state === 'GONE' && there.move === move);
    // What was held is let go on by the nodes here: then only the copy there still waits.
    const isEnded = here.state === 'LIVE' && there.state === 'READY';
    if (!isEnded && (!isOurs || move === null))
      throw new CommandFault('No move between these two cells was broken off. Nothing was changed.');
    // There first: once it lives here again, nobody may open it there.
    const { move: copied } = there;
    if (there.state === 'READY' && copied !== null)
      await to.transaction(async (tx) => {
        await requireStep(tx, competition, ['READY'], copied);
        await setState(tx, competition, { state: 'COMING', move: copied });
      });
    if (isEnded) return;
    await from.transaction(async (tx) => {
      await requireStep(tx, competition, [here.state], move);
      await liveHere(tx, competition);
    });
  });
}
