import type { SettingsPreview, SettingsPreviewBody } from '@topout/contract';
import type { BoardRow } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { mergedRules } from '../../competition/authority/rules.ts';
import type { BoardModel } from '../board/board-model.ts';
import type { Boards } from '../board/boards.ts';
import { patchedRules } from '../../preparing/competitions/settings.ts';

type Preview = SettingsPreview['categories'][number];
type Moved = Preview['moved'][number];

/** Ranks a competition's boards as after a change to the scoring, and reports who would move. */
export async function previewSettings(
  boards: Boards,
  { competition, rules }: Authority,
  { scoringSystem, scoring }: SettingsPreviewBody,
): Promise<SettingsPreview> {
  const system = scoringSystem ?? competition.scoringSystem;
  const settings = mergedRules(patchedRules(rules, scoring ? { scoring } : {})).scoring;
  const categories: Preview[] = [];
  for (const { uuid, name } of competition.categories) {
    const { model } = await boards.model(competition.uuid, uuid);
    const after = model.rankedBy({ ...model.scoring, system, settings });
    categories.push({ category: uuid, name, ...compare(model, after) });
  }
  return { categories };
}

function compare(model: BoardModel, after: readonly BoardRow[]): Pick<Preview, 'ranked' | 'moved'> {
  const before = new Map(model.rows().map((row) => [row.entry, row]));
  const pairs = after.flatMap((row) => {
    const was = before.get(row.entry);
    return was ? [{ was, row }] : [];
  });
  return {
    ranked: pairs.filter(({ was, row }) => was.position !== null || row.position !== null).length,
    moved: pairs
      .filter(({ was, row }) => was.position !== row.position)
      .flatMap(({ was, row }) => movedOf(model, was, row)),
  };
}

function movedOf(model: BoardModel, before: BoardRow, after: BoardRow): Moved[] {
  const person = model.person(after.entry);
  if (!person) return [];
  const { user: uuid, firstName, lastName } = person;
  return [
    { entry: after.entry, user: { uuid, firstName, lastName }, before: place(before), after: place(after) },
  ];
}

const place = ({ position, scoreText }: BoardRow) => ({ position, scoreText });
