import type { Fault } from '../fault.ts';
import { apartFaults } from './apart.ts';
import { intruderFaults } from './intruder.ts';
import { moveFaults } from './move.ts';
import { processFaults } from './processes.ts';
import { restoreFaults } from './restore.ts';
import { versionFaults } from './versions.ts';

/** All of them, in the order of a day. */
export const faults: readonly Fault[] = [
  ...intruderFaults,
  ...processFaults,
  ...apartFaults,
  ...versionFaults,
  ...moveFaults,
  ...restoreFaults,
];
