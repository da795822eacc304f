import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { tell } from '../../people/push/tell.ts';
import type { Tx } from '../../platform/db/database.ts';

interface Told {
  /** Uuid. */
  readonly caution: string;
  /** Profile uuid. */
  readonly competitor: string;
}

/** What is told of one caution. */
export const cautionTopic = (caution: string): string => `caution ${caution}`;

/** Tells a climber, and their parent, on their devices. It stands on a locked screen: neither the name nor the reason is in it. */
export const tellCautioned = (
  tx: Tx,
  { uuid, name }: Pick<CompetitionSnapshot, 'uuid' | 'name'>,
  { caution, competitor }: Told,
): Promise<void> =>
  tell(tx, {
    kind: 'DISPUTE',
    competition: uuid,
    people: [competitor],
    title: name,
    body: 'The jury has given a caution. The card says why.',
    path: `/${uuid}?entry=${competitor}`,
    topic: cautionTopic(caution),
  });
