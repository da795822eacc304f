import { type LoggedCommand, useHeld, useOutbox } from '@topout/api-client';

/** What the decision about a held result needs to know. */
export type HeldResult = Pick<
  LoggedCommand,
  'id' | 'kind' | 'route' | 'competitor' | 'reason' | 'attempts'
> & {
  /** False while only this phone knows of it: there is nobody to tell the decision to. */
  readonly onServer: boolean;
};

/** Results of the person signed in that wait for a decision: as the server lists them, else as this phone knows. */
export function useSettleable(competition: string): readonly HeldResult[] {
  const { data: listed } = useHeld(competition, 'mine');
  const open = useOutbox();
  const here = open?.items.filter((item) => item.competition === competition && item.state === 'held') ?? [];
  const all = listed
    ? listed.map((held): HeldResult => ({ ...held, onServer: true }))
    : here.map(({ id, reason, command: { kind, route, competitor, payload } }): HeldResult => ({
        id,
        reason,
        kind,
        route,
        competitor,
        attempts: payload.attempts ?? null,
        onServer: false,
      }));
  return all.filter(({ kind }) => kind.startsWith('attempts.'));
}
