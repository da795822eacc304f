import { type Finding, note, well } from './finding.ts';
import { figureOf } from './figures.ts';
import type { Reached } from './reach.ts';

/** After that the cloud's board says that it waits. */
const longSeconds = 30;

/** Whether a hall reaches its cloud, and a cloud its halls. Judging needs neither. */
export async function lookAtHall(url: string, here: Reached): Promise<Finding[]> {
  const [unsent, silent] = [
    await figureOf(url, here, 'topout_hall_unsent_seconds'),
    await figureOf(url, here, 'topout_halls_silent'),
  ];
  const found: Finding[] = [];
  if (unsent !== null && unsent < longSeconds)
    found.push(well('hall', 'The cloud gets the news of this hall.'));
  if (unsent !== null && unsent >= longSeconds)
    found.push(
      note(
        'hall',
        'The cloud does not get the news of this hall. Judging goes on without it.',
        'Look for “the cloud does not take the news” in the server’s log: it says there why. They are sent once the line is back.',
      ),
    );
  if (silent)
    found.push(
      note(
        'hall',
        silent === 1
          ? 'A hall that judges a competition of this server is silent.'
          : `${silent} halls that judge competitions of this server are silent.`,
        'Ask there for the line. If the hall is lost, take the competition back with hall-token --revoke yes.',
      ),
    );
  return found;
}
