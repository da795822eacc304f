/** A climber's result, and who of the other climbers has confirmed it. */
export interface Witnessed {
  /** Profile uuid. */
  readonly climber: string;
  /** Profile uuid; null where nobody has confirmed it, or a judge has. */
  readonly witness: string | null;
}

/** Climbers whose results only they themselves have confirmed. */
interface Ring {
  /** Profile uuids, sorted. */
  readonly climbers: readonly string[];
  /** How many results they have confirmed. */
  readonly count: number;
}

/** No more people than these make a ring: larger groups are friends on a day out. */
const mostInRing = 3;

/** Each of a ring has at least so many results confirmed: the first ones may be chance. */
const leastConfirmed = 3;

/**
 * Pairs and threes who confirm one another and nobody else confirms.
 *
 * @example ringsOf of Ada and Bea with three results each, all confirmed by the other: [{ climbers: [ada, bea], count: 6 }]
 */
export function ringsOf(results: readonly Witnessed[]): Ring[] {
  const witnesses = new Map<string, Set<string>>();
  const confirmed = new Map<string, number>();
  for (const { climber, witness } of results) {
    if (witness === null) continue;
    witnesses.set(climber, (witnesses.get(climber) ?? new Set()).add(witness));
    confirmed.set(climber, (confirmed.get(climber) ?? 0) + 1);
  }
  const found = new Map<string, Ring>();
  for (const climber of witnesses.keys()) {
    const ring = reached(climber, witnesses);
    if (ring === null || ring.length < 2) continue;
    // Everybody in it leads to everybody else, and nobody outside is asked.
    const isClosed = ring.every((one) => reached(one, witnesses)?.join() === ring.join());
    const counts = ring.map((one) => confirmed.get(one) ?? 0);
    if (!isClosed || counts.some((count) => count < leastConfirmed)) continue;
    found.set(ring.join(), { climbers: ring, count: counts.reduce((sum, count) => sum + count, 0) });
  }
  return [...found.values()];
}

/** Whom somebody's confirmations lead to, themselves included, sorted; null where they are too many. */
function reached(from: string, witnesses: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const all = new Set([from]);
  for (const one of all) {
    for (const witness of witnesses.get(one) ?? []) all.add(witness);
    if (all.size > mostInRing) return null;
  }
  return [...all].toSorted();
}
