import type { Screen } from '@topout/contract';
import { camelNames } from '@topout/contract/names';
import { followTopics } from '@topout/api-client';

/**
 * Follows the setting of a named screen (empty = one without a name) for as long as the page is open,
 * whatever happens to the network.
 * @returns how to stop
 */
export const followScreen = (
  competition: string,
  name: string,
  heard: (state: Screen) => void,
): (() => void) =>
  followTopics(competition, {
    topics: [name === '' ? 'screen' : `screen:${name}`],
    hear: ({ event, data }) => {
      if (event === 'screen') heard(camelNames(JSON.parse(data)) as Screen);
    },
  });
