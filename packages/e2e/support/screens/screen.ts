import type { Page } from '@playwright/test';

/** A screen and its address. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** A heading that is visible once everything has loaded. */
  readonly heading: string | RegExp;
  /** In the browser's tab before the competition's name; not compared if missing. */
  readonly title?: string;
  /** Opens what is hidden behind a button. */
  readonly open?: (page: Page) => Promise<void>;
}
