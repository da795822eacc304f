import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App } from './app.ts';

type Shapes = readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[];

const markup = (shapes: Shapes): string =>
  shapes
    .map(
      ([shape, attributes]) =>
        `<${shape} ${Object.entries(attributes)
          .map(([name, value]) => `${name}="${value}"`)
          .join(' ')}/>`,
    )
    .join('');

/** What the header shows before any script: its components' drawings, as SVG. */
export async function drawings(shell: App): Promise<{ readonly mark: string; readonly menu: string }> {
  const ui = createRequire(path.resolve(shell.dir, '../packages/ui/package.json'));
  const [{ markPath }, { default: menu }] = (await Promise.all([
    import(pathToFileURL(path.join(shell.dir, 'src/layout/head/mark-path.ts')).href),
    import(pathToFileURL(ui.resolve('lucide/dist/esm/icons/menu.mjs')).href),
  ])) as [{ markPath: string }, { default: Shapes }];
  return { mark: `<path d="${markPath}"/>`, menu: markup(menu) };
}
