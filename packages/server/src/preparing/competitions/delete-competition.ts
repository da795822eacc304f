import type { Tx } from '../../platform/db/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';

const read = { name: 'competition.to_delete', text: 'select name from competition where id = $1 for update' };

const held = {
  name: 'competition.keeps',
  text: `
    select exists (select from publication where competition_id = $1) as published,
      exists (select from entry where competition_id = $1 and attempts_count > 0) as climbed`,
};

/**
 * Deletes a competition with its entries and its history, for good. A competition with results or
 * publications stays: it can be taken off the home page or cancelled.
 *
 * @param typed its name, typed by the person deleting it
 * @throws Refusal 404; 400 for another name; 409 if there are results
 */
export async function deleteCompetition(tx: Tx, competition: string, typed: string): Promise<void> {
  const [found] = await tx.rows<{ name: string }>(read, [competition]);
  if (!found) throw notFound('competition');
  if (typed.trim() !== found.name.trim()) {
    throw invalid('That is not the name of the competition.', {
      name: ['Type the name exactly as shown above.'],
    });
  }
  const [keeps] = await tx.rows<{ published: boolean; climbed: boolean }>(held, [competition]);
  if (keeps?.published) {
    throw conflict('competition.published', 'Its results are published, and publications stay.');
  }
  if (keeps?.climbed) {
    throw conflict('competition.climbed', 'This competition has results. Clear them first, or cancel it.');
  }
  await tx.kysely.deleteFrom('competition').where('id', '=', competition).execute();
}
