import { promisify } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { App } from './app.ts';
import { configure } from './config.ts';
import { writeDescription } from './describe-remote.ts';
import { outsideConfig } from './outside.ts';
import { copyStatics } from './statics.ts';

/** Compiles what a configuration says. Rejects with the compiler's errors. */
export async function compile(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  const { name = '' } = configuration;
  if (!compiler) throw new Error(`${name}: webpack refused the configuration`);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('No result'))));
  });
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  console.log(`${name}: built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
  return stats;
}

/** Builds an application into its `dist`, with its static files. Rejects with the compiler's errors. */
export async function build(app: App): Promise<void> {
  const stats = await compile(configure(app, false));
  if (app.isShell) await compile(outsideConfig);
  else await writeDescription(app, stats);
  await copyStatics(app);
}
