import type { BoardRow } from '@topout/domain';
import type { BoardPerson } from './board.queries.ts';
import type { DocumentRow } from './document-row.ts';
import type { BoardModel } from './board-model.ts';
import type { Audience } from '../../competition/boards/board-access.ts';
import { type Climbed, presentRow } from './board-row.ts';

interface Made {
  readonly row: BoardRow;
  readonly person: BoardPerson;
  readonly climbed: Climbed;
  readonly made: DocumentRow;
}

/** Makes the rows of documents for one audience; a row that did not change is not made again. */
export class RowMaker {
  /** Of the competition, from which ages count. */
  readonly year: number;
  readonly #audience: Audience;
  #kept: ReadonlyMap<string, Made> = new Map();

  constructor(audience: Audience, year: number) {
    this.#audience = audience;
    this.year = year;
  }

  rows(model: BoardModel): readonly DocumentRow[] {
    const all = model.rows().flatMap((row) => {
      const person = model.person(row.entry);
      return person ? [this.#row(row, person, model.climbed(row))] : [];
    });
    this.#kept = new Map(all.map((one) => [one.row.entry, one]));
    return all.map(({ made }) => made);
  }

  #row(row: BoardRow, person: BoardPerson, climbed: Climbed): Made {
    const kept = this.#kept.get(row.entry);
    if (kept?.row === row && kept.person === person && looksTheSame(kept.climbed, climbed)) return kept;
    return { row, person, climbed, made: presentRow(row, person, climbed, this.#audience, this.year) };
  }
}

const looksTheSame = (a: Climbed, b: Climbed): boolean =>
  a.marks === b.marks &&
  a.unconfirmed === b.unconfirmed &&
  a.restarted === b.restarted &&
  a.moved === b.moved &&
  a.record === b.record;
