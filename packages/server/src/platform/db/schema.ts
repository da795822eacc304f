import type { BackupTables } from './tables/backups.ts';
import type { CautionTables } from './tables/cautions.ts';
import type { ClimbingTables } from './tables/climbing.ts';
import type { CompetitionTables } from './tables/competitions.ts';
import type { DisputeTables } from './tables/disputes.ts';
import type { EntryTables } from './tables/entries.ts';
import type { HallTables } from './tables/halls.ts';
import type { PeopleTables } from './tables/people.ts';
import type { VenueTables } from './tables/venues.ts';

/** The tables as the migrations create them. */
export interface Schema
  extends
    PeopleTables,
    VenueTables,
    CompetitionTables,
    EntryTables,
    ClimbingTables,
    DisputeTables,
    CautionTables,
    BackupTables,
    HallTables {}
