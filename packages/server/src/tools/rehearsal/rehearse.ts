import { httpClient } from './http-client.ts';
import { recruitClimbers } from './climbers.ts';
import { play, type PlaySetting, type RehearsalResult } from './play.ts';
import { findOrganiser, recruitJudges } from './recruit.ts';

export interface RehearsalSetting extends PlaySetting {
  readonly judges: number;
  /** Who score themselves. */
  readonly climbers: number;
  readonly key: string | null;
  readonly organiser: { readonly email: string; readonly password: string } | null;
}

/** Signs judges and climbers up at a running server over HTTP, and lets them play. */
export async function rehearse(
  setting: RehearsalSetting,
  say: (line: string) => void,
): Promise<RehearsalResult> {
  const { competition, judges, climbers, key } = setting;
  const http = await httpClient(setting.url);
  const organiser = await findOrganiser(http, setting.organiser);
  const cast = {
    http,
    organiser,
    judges: judges > 0 ? await recruitJudges(http, competition, judges, organiser, key) : [],
    climbers: climbers > 0 ? await recruitClimbers(http, competition, climbers, organiser) : [],
  };
  return play(setting, cast, say);
}
