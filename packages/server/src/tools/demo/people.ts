import type { Gender } from '@topout/domain';
import { register } from '../../entering/enter/register.ts';
import { newSecret } from '../../platform/secrets.ts';
import { hashPassword } from '../../people/auth/passwords.ts';
import type { Tx } from '../../platform/db/database.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { demoId } from './demo-ids.ts';

export interface DemoPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly yearOfBirth: number;
  /** Profile of the parent. */
  readonly parent: string | null;
  /** Adults have an account; children belong to their parents. */
  readonly email: string | null;
}

/**
 * Password hashes are expensive: one for the people visitors may be, and one that nobody knows for all
 * others.
 */
export interface DemoHashes {
  readonly known: string;
  readonly unknown: string;
}

export const demoHashes = async (): Promise<DemoHashes> => ({
  known: await hashPassword(demoPassword),
  unknown: await hashPassword(newSecret()),
});

const known: ReadonlySet<string> = new Set(Object.values(demoAccounts).map(({ id }) => id));

/**
 * Parents come before their children.
 *
 * @param sinceMs when the first of them registered; the others follow in the days after
 */
export async function insertPeople(
  tx: Tx,
  people: readonly DemoPerson[],
  hashes: DemoHashes,
  sinceMs: number,
): Promise<void> {
  const created = (index: number) => new Date(sinceMs + index * 3_700_000);
  const profiles = people.map(({ id, parent, firstName, lastName, gender, yearOfBirth }, index) => ({
    id,
    parentId: parent,
    firstName,
    lastName,
    gender,
    yearOfBirth,
    createdAt: created(index),
  }));
  const accounts = people.flatMap(({ id, email }, index) =>
    email === null
      ? []
      : {
          id: demoId('account', Number.parseInt(id.slice(9, 13), 16), Number.parseInt(id.slice(-12), 16)),
          profileId: id,
          email,
          passwordHash: known.has(id) ? hashes.known : hashes.unknown,
          createdAt: created(index),
          emailConfirmedAt: created(index),
        },
  );
  await tx.kysely.insertInto('profile').values(profiles).execute();
  if (accounts.length > 0) await tx.kysely.insertInto('account').values(accounts).execute();
}

interface DemoEntry {
  readonly profile: string;
  readonly id: string;
  readonly category: string;
  readonly competitorNumber?: string | null;
  readonly createdAt?: Date;
  /** In a final: 1 starts first, and the places of the qualification. */
  readonly startPosition?: number;
  readonly previousRanks?: number[];
}

/** Enters people who agreed to it. */
export async function insertEntries(
  tx: Tx,
  competition: string,
  entries: readonly DemoEntry[],
): Promise<void> {
  const registrations = entries.map(({ profile, competitorNumber = null }) => ({
    profile,
    competitorNumber,
    agreed: true,
  }));
  await register(tx, competition, registrations);
  const rows = entries.map(
    ({ profile, id, category, createdAt = new Date(), startPosition = null, previousRanks = [] }) => ({
      competitionId: competition,
      id,
      profileId: profile,
      categoryId: category,
      createdAt,
      startPosition,
      previousRanks,
    }),
  );
  await tx.kysely.insertInto('entry').values(rows).execute();
}

/** People with a demo account who do not compete: organiser, judge, parent. */
export const demoStaff: readonly DemoPerson[] = [
  demoAccounts.organiser,
  demoAccounts.judge,
  demoAccounts.competitor,
  demoAccounts.parent,
].map((person) => ({ ...person, parent: null }));
