/** What a mail says. How it looks, in plain text and in HTML, is made of it when it leaves: render-letter.ts. */
export interface Letter {
  readonly subject: string;
  /** Whom it greets; without it nobody by name. */
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  /** Stand as a list under the first paragraph: people, and what holds for each. */
  readonly rows?: readonly LetterRow[];
  readonly action?: LetterAction;
  /** In small print at the end. */
  readonly note?: string;
}

export interface LetterRow {
  readonly title: string;
  readonly detail: string;
}

/** The one thing to do. */
export interface LetterAction {
  readonly label: string;
  /** A page of this product, `/…`. */
  readonly path: string;
}
