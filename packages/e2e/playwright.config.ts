import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { firstPort, port, servers } from './support/server-under-test.ts';

const chromium = {
  executablePath: join(import.meta.dirname, 'support/chromium.sh'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * Phones have other fonts than this machine, whichever it has: this sets one family for the whole browser.
 */
const withFont = (family: string) => ({
  launchOptions: {
    ...chromium,
    env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts', `${family}.conf`) },
  },
});

/**
 * Journeys through the built product: the real server on an embedded database with the demo, Chromium at
 * phone size.
 */
export default defineConfig({
  testDir: './journeys',
  outputDir: join(tmpdir(), `topout-e2e-${firstPort}-results`),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: servers,
  forbidOnly: true,
  // A trace of every journey would cost a third of the time: what fails runs once more with one.
  // The gate names it, and lets few of them pass.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: join(tmpdir(), `topout-e2e-${firstPort}.json`) }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'journeys', use: withFont('dejavu') },
    // Only tests tagged for it can depend on a font.
    { name: 'another font', grep: /@fonts/, use: withFont('noto') },
  ],
  webServer: {
    command: 'exec node support/start-servers.ts',
    wait: { stdout: /All servers are ready/ },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
