import { commandLine } from '../../platform/version.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import type { CliCommand } from '../command.ts';

export const seedDemoCommand: CliCommand = {
  name: 'seed-demo',
  summary: 'Fill the database with demo competitions, or restart an old demo',
  help: `Usage: ${commandLine} seed-demo

Makes demo competitions, people and accounts; a second run changes nothing. Once the running demo competition has
ended, its times move forward, so that it runs again from now.`,
  run: (_args, context) => seedDemo(context, Date.now()),
};
