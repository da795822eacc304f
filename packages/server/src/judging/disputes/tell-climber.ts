import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { tell } from '../../people/push/tell.ts';
import type { Tx } from '../../platform/db/database.ts';

/* They stand on a locked screen: who it is about is not among them. */
const words = {
  QUERY: 'Staff query a result. Please answer.',
  ANSWER: 'Staff have answered about a result.',
  DECISION: 'Staff have decided about a result.',
  CONFIRMED: 'A technical incident is confirmed. You may climb again.',
  REFUSED: 'A technical incident is refused. The result stands.',
} as const;

interface Told {
  readonly dispute: string;
  /** Profile uuid. */
  readonly competitor: string;
  readonly what: keyof typeof words;
}

/** Tells a climber, and their parent, on their devices. */
export const tellClimber = (
  tx: Tx,
  { uuid, name }: Pick<CompetitionSnapshot, 'uuid' | 'name'>,
  { dispute, competitor, what }: Told,
): Promise<void> =>
  tell(tx, {
    kind: 'DISPUTE',
    competition: uuid,
    people: [competitor],
    title: name,
    body: words[what],
    path: `/${uuid}/disputes/${dispute}`,
    topic: `dispute ${dispute}`,
  });
