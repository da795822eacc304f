import { type CompetitionDraft, emptyDraft } from './draft.ts';

const key = 'organise/draft';

/** The draft begun on this device; null if there is none, or none that this version understands. */
export function readDraft(): CompetitionDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<CompetitionDraft> | null;
    return kept && typeof kept.uuid === 'string' ? { ...emptyDraft(), ...kept } : null;
  } catch {
    return null;
  }
}

/** Keeps it across reloads. If nothing can be stored, it lasts as long as the page. */
export function keepDraft(draft: CompetitionDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage is no reason to stop.
  }
}

export function forgetDraft(): void {
  localStorage.removeItem(key);
}
