import { writeFile } from 'node:fs/promises';
import { expect, test as base, type TestInfo } from '@playwright/test';
import { port } from '../server-under-test.ts';
import { engines } from './engine.ts';
import { type Line, lineTo } from './line.ts';
import { Visitor } from './visitor.ts';
import type { Engine, Size } from './window.ts';

interface Fixtures {
  readonly line: Line;
  /** Somebody at a phone, or at a laptop. */
  readonly phone: Visitor;
  readonly laptop: Visitor;
}

/** A journey that every engine walks; the project's name says which one does. */
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

/** A window for as long as a journey takes; what it showed last is kept of one that failed. */
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
