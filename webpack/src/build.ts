import { promisify } from 'node:util';
import webpack, { type Stats } from 'webpack';
import type { App } from './app.ts';
import { configure } from './config.ts';
import { writeDescription } from './describe-remote.ts';
import { copyStatics } from './statics.ts';

/** Builds an application into its `dist`, with its static files. Rejects with the compiler's errors. */
export async function build(app: App): Promise<void> {
  const compiler = webpack(configure(app, false));
  if (!compiler) throw new Error(`${app.name}: webpack refused the configuration`);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('No result'))));
  });
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  if (!app.isShell) await writeDescription(app, stats);
  await copyStatics(app);
  console.log(`${app.name}: built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
}
