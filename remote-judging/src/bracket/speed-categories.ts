import type { Competition } from '@topout/contract';
import { isSpeed } from '@topout/domain';

/** Categories that are scored as speed, with the names of their stages; the running stage's first. */
export const speedCategories = ({ stages }: Pick<Competition, 'stages'>) =>
  stages
    .filter(({ scoringSystem }) => isSpeed(scoringSystem))
    .flatMap((stage) =>
      stage.categories.map(({ uuid, name }) => ({
        uuid,
        name,
        stage: stage.name,
        /** Takes results now. */
        open: stage.state === 'OPEN' && stage.pendingResults,
      })),
    );
