import type { Page } from '@playwright/test';

/** A screen as one visits it by its address. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** A heading that stands there once everything is loaded. */
  readonly heading: string | RegExp;
  /** In the browser's tab before the competition's name; without it not compared. */
  readonly title?: string;
  /** Opens what hides behind a button. */
  readonly open?: (page: Page) => Promise<void>;
}
