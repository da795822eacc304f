import type { CompetitionPatch } from '@topout/contract';
import type { CompetitionRules } from '@topout/domain';
import { mergedRules, type StoredRules } from '../../competition/authority/rules.ts';
import type { Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';

/** A competition's own settings; phases and judging groups are changed and undone separately. */
export type SettingsPatch = Omit<CompetitionPatch, 'judgingGroups' | 'pendingResults'>;

/** A change in the history: the new settings, and the old ones. */
export type SettingsRecord = SettingsPatch & { readonly before?: SettingsPatch };

export interface SettingsNow extends Omit<Required<SettingsPatch>, 'settings'> {
  readonly settings: CompetitionRules;
  /** As stored: only what was ever set. */
  readonly stored: StoredRules;
  readonly cancelledAt: Date | null;
}

/**
 * A competition's settings, with its row locked.
 *
 * @throws Refusal 404
 */
export async function readSettings(tx: Tx, competition: string): Promise<SettingsNow> {
  const row = await tx.kysely
    .selectFrom('competition')
    .select(['name', 'startsAt', 'endsAt', 'entriesOpenAt', 'entriesCloseAt', 'capacity', 'headerColour'])
    .select(['listed', 'liveLeaderboard', 'scoringSystem', 'cancelledAt', 'settings'])
    .where('id', '=', competition)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('competition');
  const { startsAt, endsAt, entriesOpenAt, entriesCloseAt, settings, ...rest } = row;
  const stored: StoredRules = settings;
  return {
    ...rest,
    startTime: startsAt.toISOString(),
    endTime: endsAt.toISOString(),
    entriesOpenTime: entriesOpenAt?.toISOString() ?? null,
    entriesCloseTime: entriesCloseAt?.toISOString() ?? null,
    cancelled: row.cancelledAt !== null,
    settings: mergedRules(stored),
    stored,
  };
}

/** The current values of the settings that a change names. */
export function namedIn({ settings: rules, ...now }: SettingsNow, patch: SettingsPatch): SettingsPatch {
  const { settings, ...rest } = patch;
  return {
    ...some(now, rest),
    ...(settings && {
      settings: {
        ...some(rules, settings),
        ...(settings.scoring && { scoring: some(rules.scoring, settings.scoring) }),
      },
    }),
  };
}

const some = <T extends object>(values: T, named: object): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in named)) as Partial<T>;
