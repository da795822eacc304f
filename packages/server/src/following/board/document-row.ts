import type { LeaderboardRow } from '@topout/contract';
import { wireText } from '../../platform/http/wire.ts';

/** What a row says but its place, which changes with everybody else's results. */
export type RowContent = Omit<LeaderboardRow, 'position' | 'moved'>;

interface Place {
  readonly position: number | null;
  /** Places gained over ten minutes. */
  readonly moved: number;
}

/** A row as a document holds it. */
export class DocumentRow {
  readonly content: RowContent;
  readonly place: Place;
  /** Rises with whatever changes the entry or its card. */
  readonly version: number;
  #json: string | null = null;

  constructor(content: RowContent, place: Place, version: number) {
    this.content = content;
    this.place = place;
    this.version = version;
  }

  get shown(): LeaderboardRow {
    const { position, moved } = this.place;
    return { position, ...this.content, ...(moved !== 0 && { moved }) };
  }

  /** Its part of the document's bytes, which are made only for whom no patch leads to them. */
  get json(): string {
    return (this.#json ??= wireText(this.shown));
  }
}
