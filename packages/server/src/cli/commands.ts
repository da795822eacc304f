import type { Command } from './command.ts';
import { createAccountCommand } from './create-account.command.ts';
import { migrateCommand } from './migrate.command.ts';
import { seedDemoCommand } from './seed-demo.command.ts';

/** Every command of `npm run topout --`; one line each. */
export const commands: readonly Command[] = [migrateCommand, createAccountCommand, seedDemoCommand];
