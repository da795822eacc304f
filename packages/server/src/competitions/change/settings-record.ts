import type { CompetitionPatch } from '@topout/contract';
import type { CompetitionRules } from '@topout/domain';
import { mergedRules, type StoredRules } from '../../authority/rules.ts';
import type { Tx } from '../../db/database.ts';
import { notFound } from '../../errors.ts';

/** What is set of a competition itself; phases and judging areas are changed and undone by themselves. */
export type SettingsPatch = Omit<CompetitionPatch, 'judgingGroups' | 'pendingResults'>;

/** A change as the history has it: what was set, and what stood there before. */
export type SettingsRecord = SettingsPatch & { readonly before?: SettingsPatch };

export interface SettingsNow extends Omit<Required<SettingsPatch>, 'settings'> {
  readonly settings: CompetitionRules;
  /** As they are stored: only what was ever set. */
  readonly stored: StoredRules;
  readonly cancelledAt: Date | null;
}

/**
 * What a competition is set to, its row locked.
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

/** Of what is set, that which a change names. */
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
