import type { Gender } from '@topout/domain';
import { demoAccounts } from '../accounts.ts';
import { demoId } from '../demo-ids.ts';
import type { DemoPerson } from '../people.ts';
import { femaleNames, lastNames, longNames, maleNames } from '../names.ts';
import { createRandom, type Random } from '../random.ts';
import { type DemoCategory, demoCategories } from './categories.ts';

export interface DemoCompetitor extends DemoPerson {
  readonly entry: string;
  readonly category: DemoCategory;
  readonly competitorNumber: string;
  readonly ability: number;
}

export interface DemoField {
  readonly competitors: readonly DemoCompetitor[];
  /** They do not compete. */
  readonly parents: readonly DemoPerson[];
}

/** Everybody in the demo gym competition; those with a demo account come first in their category. */
export function drawField(year: number): DemoField {
  const random = createRandom(2_026);
  const names = nameMaker(random);
  const parents: DemoPerson[] = [];
  const competitors = demoCategories.flatMap((category, block) =>
    Array.from({ length: category.size }, (_, index): DemoCompetitor => {
      const number = block * 100 + index + 1;
      const youth = category.name === 'Youth';
      const known = youth
        ? demoAccounts.parent.children[index]
        : block === 1
          ? [demoAccounts.competitor][index]
          : undefined;
      const gender = genderOf(category, random, known?.gender);
      const person = known ?? longNameAt(number) ?? names(gender);
      const parent = youth ? parentOf(index, person.lastName, parents, names, year) : null;
      return {
        id: known?.id ?? demoId('profile', 1, number),
        firstName: person.firstName,
        lastName: person.lastName,
        gender,
        yearOfBirth: year - (youth ? random.between(9, 15) : random.between(16, 51)),
        parent,
        email: youth ? null : known ? demoAccounts.competitor.email : emailOf(person, number),
        entry: demoId('entry', 1, number),
        category,
        competitorNumber: String(number + 100),
        ability: random.normal(...category.ability),
      };
    }),
  );
  return { competitors, parents };
}

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

function nameMaker(random: Random): (gender: Gender) => Name {
  const first = { MALE: random.shuffled(maleNames), FEMALE: random.shuffled(femaleNames) };
  const last = random.shuffled(lastNames);
  let made = 0;
  return (gender) => {
    const pool = first[gender === 'MALE' ? 'MALE' : 'FEMALE'];
    made += 1;
    return { firstName: pool[made % pool.length] ?? '', lastName: last[made % last.length] ?? '' };
  };
}

/** A few names that test a layout, spread over the categories. */
function longNameAt(number: number): Name | undefined {
  const place = [107, 212, 225, 239].indexOf(number);
  const [firstName, lastName] = longNames[place] ?? [];
  return firstName === undefined || lastName === undefined ? undefined : { firstName, lastName };
}

function genderOf({ name }: DemoCategory, random: Random, known?: Gender): Gender {
  if (known) return known;
  if (name === 'Women') return 'FEMALE';
  if (name === 'Men') return 'MALE';
  return random.chance(0.5) ? 'FEMALE' : 'MALE';
}

/** Two children per family; the first two belong to the demo parent. */
function parentOf(
  index: number,
  lastName: string,
  parents: DemoPerson[],
  names: (gender: Gender) => Name,
  year: number,
): string {
  if (index < 2) return demoAccounts.parent.id;
  const family = Math.floor(index / 2);
  const known = parents[family - 1];
  if (known) return known.id;
  const gender = family % 2 === 0 ? 'FEMALE' : 'MALE';
  const parent = { firstName: names(gender).firstName, lastName };
  parents.push({
    id: demoId('profile', 1, 500 + family),
    ...parent,
    gender,
    yearOfBirth: year - 38 - (family % 9),
    parent: null,
    email: emailOf(parent, 500 + family),
  });
  return demoId('profile', 1, 500 + family);
}

/** The name in plain letters, and a number to make it unique. */
function emailOf({ firstName, lastName }: Name, number: number): string {
  const plain = `${firstName}.${lastName}`.normalize('NFD').replace(/[^a-zA-Z.]/g, '');
  return `${plain.toLowerCase()}.${number}@topout.example`;
}
