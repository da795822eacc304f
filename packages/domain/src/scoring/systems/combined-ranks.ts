import type { ScoringSettings } from '../../competition/settings.ts';
import type { BoardRoute } from '../../model.ts';
import { compareLists } from '../compare-lists.ts';
import { rankItems } from '../ranks.ts';
import { type FieldScore, type Marks, type Starter, wholeFieldScorer } from '../scorer.ts';
import { heightOf } from './lead.ts';
import { rankingScore } from './ranking.ts';

/** What a discipline compares by, in order, smaller is better; null = no result in it. */
type Discipline = (marks: Marks) => readonly number[] | null;

/** All boulders are one discipline, and every sport route is one: lead by hold, then time; speed by time. */
function disciplinesOf(routes: readonly BoardRoute[]): Discipline[] {
  const boulders = routes.flatMap(({ climbType }, index) => (climbType === 'BOULDER' ? [index] : []));
  const boulder: Discipline = (marks) => {
    const own = boulders.map((index) => marks[index]);
    return own.some((mark) => mark !== undefined) ? rankingScore(own).keys.map((key) => 0 - key) : null;
  };
  const sport = routes.flatMap(({ climbType }, index): Discipline[] =>
    climbType === 'SPORT'
      ? [
          (marks) => {
            const mark = marks[index];
            return mark ? [-heightOf(mark), mark.duration ?? Infinity] : null;
          },
        ]
      : [],
  );
  return boulders.length > 0 ? [...sport, boulder] : sport;
}

/** Everybody's doubled places in one discipline; null = no result. A discipline nobody has begun: all null. */
function placesIn(discipline: Discipline, field: readonly Starter[]): (number | null)[] {
  const climbed = field.flatMap((starter) => {
    const by = discipline(starter.marks);
    return by ? [{ starter, by }] : [];
  });
  const ranked = rankItems(climbed, (a, b) => compareLists(a.by, b.by));
  const places = new Map(ranked.map(({ item, mean }) => [item.starter, 2 * mean]));
  return field.map((starter) => places.get(starter) ?? null);
}

/** The doubled places of one person, discipline by discipline. */
type Places = readonly number[];

const productOf = (places: Places) => places.reduce((all, place) => all * place, 1);

/** In how many disciplines the first is ahead. */
const aheadIn = (a: Places, b: Places) => a.filter((place, index) => place < (b[index] ?? 0)).length;

const shown = (figure: number) => String(Math.round(figure * 100) / 100);

/** `64 (4 × 4 × 4)`. */
function textOf(places: Places): string {
  const product = productOf(places) / 2 ** places.length;
  return `${shown(product)} (${places.map((place) => shown(place / 2)).join(' × ')})`;
}

/** Of exactly two with one product, who is ahead in more disciplines: 1 ahead, -1 behind, 0 undecided. */
function headToHead(places: Places, all: readonly Places[]): number {
  const product = productOf(places);
  const equal = all.filter((one) => productOf(one) === product);
  const other = equal.find((one) => one !== places);
  if (!other || equal.length !== 2) return 0;
  return Math.sign(aheadIn(places, other) - aheadIn(other, places));
}

/**
 * Several disciplines by the product of the places in each; ties share the mean of their places. Of two equal
 * products, who is ahead in more disciplines wins; three and more, and those still equal, are left to count-back.
 *
 * @source scoring rules, section 11
 */
export const combinedRanksScorer = (routes: readonly BoardRoute[], settings: ScoringSettings) =>
  wholeFieldScorer((field) => {
    const columns = disciplinesOf(routes)
      .map((discipline) => placesIn(discipline, field))
      .filter((places) => places.some((place) => place !== null));
    const missing = settings.missingDiscipline === 'last' ? 2 * field.length : null;
    const all = field.map((_, index): Places | null => {
      const places = columns.map((column) => column[index] ?? missing);
      return places.every((place) => place !== null) ? places : null;
    });
    const ranked = all.flatMap((places) => (places ? [places] : []));
    return all.map((places): FieldScore | null => {
      if (!places) return null;
      const product = productOf(places);
      const keys = [-product, headToHead(places, ranked)];
      return { keys, value: product / 2 ** places.length, text: textOf(places), tuple: null, factors: [] };
    });
  });
