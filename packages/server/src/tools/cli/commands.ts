import type { ClientCommand, ServerCommand } from '../command.ts';
import { backupCommand } from './backup.command.ts';
import { confirmEmailCommand } from './confirm-email.command.ts';
import { createAccountCommand } from './create-account.command.ts';
import { doctorCommand } from './doctor.command.ts';
import { exportCompetitionCommand } from './export-competition.command.ts';
import { giveCompetitionCommand } from './give-competition.command.ts';
import { hallTokenCommand } from './hall-token.command.ts';
import { handBackCommand } from './hand-back.command.ts';
import { hideCompetitionCommand } from './hide-competition.command.ts';
import { importCompetitionCommand } from './import-competition.command.ts';
import { importResultsCommand } from './import-results.command.ts';
import { importSeriesCommand } from './import-series.command.ts';
import { migrateCommand } from './migrate.command.ts';
import { moveCompetitionCommand } from './move-competition.command.ts';
import { rehearseCommand } from './rehearse.command.ts';
import { restoreCommand } from './restore.command.ts';
import { seedDemoCommand } from './seed-demo.command.ts';
import { takeDownCommand } from './take-down.command.ts';
import { verifyCommand } from './verify.command.ts';

/** Every command of `npm run topout --`; one line each. */
export const commands: readonly (ServerCommand | ClientCommand)[] = [
  doctorCommand,
  migrateCommand,
  createAccountCommand,
  confirmEmailCommand,
  giveCompetitionCommand,
  hideCompetitionCommand,
  exportCompetitionCommand,
  importCompetitionCommand,
  hallTokenCommand,
  takeDownCommand,
  handBackCommand,
  moveCompetitionCommand,
  seedDemoCommand,
  importResultsCommand,
  importSeriesCommand,
  verifyCommand,
  backupCommand,
  restoreCommand,
  rehearseCommand,
];
