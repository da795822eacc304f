import type { Queries } from '../../../platform/db/database.ts';
import { tabletHoldsOf } from '../tablets/tablet-holds.ts';
import { ticketHoldsOf } from '../tickets/ticket-holds.ts';

type End = () => void;

/** Resources that this node's sign-ins keep open, such as streams; they end with the sign-in. */
export class OpenSessions {
  readonly #open = new Map<string, Set<End>>();

  readonly watch = (family: string, end: End): (() => void) => {
    const ends = this.#open.get(family) ?? new Set();
    this.#open.set(family, ends.add(end));
    return () => {
      ends.delete(end);
      if (ends.size === 0 && this.#open.get(family) === ends) this.#open.delete(family);
    };
  };

  end(family: string): void {
    const ends = this.#open.get(family) ?? [];
    this.#open.delete(family);
    for (const end of ends) end();
  }

  /** For what ends without a message, and after a period without messages. */
  async endUnless(open: (families: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void> {
    const known = [...this.#open.keys()];
    if (known.length === 0) return;
    const left = await open(known);
    for (const family of known) if (!left.has(family)) this.end(family);
  }
}

const openOf = {
  name: 'auth.open_families',
  text: `select f.id from session_family f where f.id = any ($1) and f.revoked_at is null
    and ${ticketHoldsOf('f')} and ${tabletHoldsOf('f')}`,
};

/** Which of these sign-ins have not ended. */
export async function stillOpen(
  db: Pick<Queries, 'rows'>,
  families: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ id: string }>(openOf, [families]);
  return new Set(rows.map(({ id }) => id));
}
