import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { firstPort, port } from './support/server-under-test.ts';
import { engines } from './support/engines/engine.ts';

/**
 * The main journeys in the engines of other phones: the same server and helpers, with Debian's browsers by
 * WebDriver.
 */
export default defineConfig({
  ...journeys,
  testDir: './engines',
  outputDir: join(tmpdir(), `topout-engines-${firstPort}-results`),
  timeout: 240_000,
  // A busy machine draws a screen in many seconds; only a failure takes this long.
  expect: { timeout: 45_000 },
  use: { baseURL: `http://127.0.0.1:${port}` },
  projects: Object.keys(engines).map((name) => ({ name })),
});
