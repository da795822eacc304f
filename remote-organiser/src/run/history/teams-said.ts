import { historyTexts as texts } from './texts.ts';

/** What happened to a team, or to somebody's: `Jugs → Slopers`, `added: Jugs`, `deleted: Jugs`. */
export function teamSaid(kind: string, before: unknown, after: unknown): string | null {
  if (kind === 'team.joined') {
    const [from, to] = [wordOf(before, 'team'), wordOf(after, 'team')];
    return texts.teamFromTo(from ?? texts.noTeam, to ?? texts.noTeam);
  }
  if (kind !== 'team.changed') return null;
  const [from, to] = [wordOf(before, 'name'), wordOf(after, 'name')];
  if (from === null) return texts.teamAdded(to ?? '');
  return to === null ? texts.teamDeleted(from) : texts.teamFromTo(from, to);
}

function wordOf(details: unknown, name: string): string | null {
  const [, word] = Object.entries(details ?? {}).find(([key]) => key === name) ?? [];
  return typeof word === 'string' ? word : null;
}
