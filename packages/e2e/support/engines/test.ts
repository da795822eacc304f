import { writeFile } from 'node:fs/promises';
import { expect, test as base, type TestInfo } from '@playwright/test';
import { port } from '../server-under-test.ts';
import { engines } from './engine.ts';
import { type Line, lineTo } from './line.ts';
import { Visitor } from './visitor.ts';
import type { Engine, Size } from './window.ts';

interface Fixtures {
  readonly line: Line;
  /** A person at a phone, or at a laptop. */
  readonly phone: Visitor;
  readonly laptop: Visitor;
}

/** A journey for every engine; the project's name selects one. */
export const test = base.extend<Fixtures, { readonly engine: Engine }>({
  engine: [
    // Playwright reads from the pattern that a fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, { project }) => {
      const start = engines[project.name];
      if (!start) throw new Error(`no engine is called ${project.name}`);
      const engine = await start();
      await provide(engine);
      await engine.quit();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern
  line: async ({}, provide) => {
    const line = await lineTo(port);
    await provide(line);
    await line.close();
  },
  phone: async ({ engine, line }, provide, info) => {
    await visit(engine, line, { width: 390, height: 780 }, provide, info);
  },
  laptop: async ({ engine, line }, provide, info) => {
    await visit(engine, line, { width: 1280, height: 800 }, provide, info);
  },
});

/** A window for the duration of a journey; after a failure it keeps a picture of what it last showed. */
async function visit(
  engine: Engine,
  line: Line,
  size: Size,
  provide: (visitor: Visitor) => Promise<void>,
  info: TestInfo,
): Promise<void> {
  const window = await engine.window(size);
  await provide(new Visitor(window, line.url));
  if (info.status !== info.expectedStatus) {
    const file = info.outputPath(`${size.width}.png`);
    await writeFile(file, await window.picture());
    await info.attach('what was on the screen', { path: file, contentType: 'image/png' });
  }
  await window.close();
}

export { expect };
