/** The content of a mail. render-mail.ts turns it into plain text and HTML when it is sent. */
export interface Mail {
  readonly subject: string;
  /** The name to greet; without it, no name. */
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  /** A list under the first paragraph: people, and what applies to each. */
  readonly rows?: readonly MailRow[];
  readonly action?: MailAction;
  /** In small print at the end. */
  readonly note?: string;
}

export interface MailRow {
  readonly title: string;
  readonly detail: string;
}

/** The one thing to do. */
export interface MailAction {
  readonly label: string;
  /** A page of this product, `/…`. */
  readonly path: string;
}
