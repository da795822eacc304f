import { groupedBy } from '../grouped-by.ts';
import { comparable } from './same-text.ts';

/** What identifies the person of an entry. */
export interface KnownEntrant {
  readonly entry: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfBirth: number | null;
  /** The account's, or the imported one. */
  readonly email: string | null;
  readonly account: boolean;
}

/**
 * Two entries that probably belong to one person: `source` should be merged into `target`, which has the
 * account or came first.
 */
export interface LikelyDouble {
  readonly source: string;
  readonly target: string;
  readonly why: 'ADDRESS' | 'NAME';
}

/**
 * People who are probably entered twice: two entries under one name, or under the address of an account,
 * unless years of birth are known and differ. A family imported under one address does not count.
 */
export function likelyDoubles(entrants: readonly KnownEntrant[]): LikelyDouble[] {
  const found = new Map<string, LikelyDouble>();
  const look = (keyOf: (one: KnownEntrant) => string | null, why: LikelyDouble['why']) => {
    for (const [key, alike] of groupedBy(entrants, keyOf)) {
      if (key === null) continue;
      const target = alike.find(({ account }) => account) ?? alike[0];
      if (!target || (why === 'ADDRESS' && !target.account)) continue;
      for (const one of alike) {
        const isOther = one !== target && maybeSameYear(one, target) && !(one.account && why === 'ADDRESS');
        if (isOther && !found.has(one.entry)) {
          found.set(one.entry, { source: one.entry, target: target.entry, why });
        }
      }
    }
  };
  look(({ email }) => email?.trim().toLowerCase() ?? null, 'ADDRESS');
  look(({ firstName, lastName }) => `${comparable(firstName)}/${comparable(lastName)}`, 'NAME');
  return [...found.values()];
}

const maybeSameYear = (a: KnownEntrant, b: KnownEntrant): boolean =>
  a.yearOfBirth === null || b.yearOfBirth === null || a.yearOfBirth === b.yearOfBirth;
