#!/usr/bin/env node
import { readApp } from './app.ts';
import { build } from './build.ts';
import { serve } from './dev-server.ts';

const commands: Record<string, typeof build> = { build, dev: serve };
const command = commands[process.argv[2] ?? ''];

if (!command) {
  console.error('Usage, in the folder of an application: topout-webpack build | dev');
  process.exitCode = 2;
} else {
  await command(readApp(process.cwd())).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
