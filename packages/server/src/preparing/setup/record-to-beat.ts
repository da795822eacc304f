import type { CategoryPatch } from '@topout/contract';
import { isSpeed, type ScoringSystem } from '@topout/domain';
import type { Tx } from '../../platform/db/database.ts';
import { invalid } from '../../platform/errors.ts';
import { seenText } from '../../platform/seen-text.ts';

type Said = Pick<CategoryPatch, 'recordMs' | 'recordHolder'>;

interface Stored {
  readonly recordMs: number | null;
  readonly recordHolder: string | null;
}

const none: Stored = { recordMs: null, recordHolder: null };

const storedStatement = {
  name: 'category.record',
  text: 'select record_ms, record_holder from category where competition_id = $1 and id = $2',
};

/** The record to beat that a category has. */
export async function storedRecord(tx: Tx, competition: string, category: string): Promise<Stored> {
  const [stored] = await tx.rows<Stored>(storedStatement, [competition, category]);
  return stored ?? none;
}

/**
 * What to write of a record to beat. Whose it is goes with its time.
 *
 * @param before null = the category is new
 * @throws Refusal 400 for a name without a time, one with nothing to read in it, and a stage that is not speed
 */
export async function recordToWrite(
  tx: Tx,
  { competition, stage, before }: { competition: string; stage: string; before: Stored | null },
  said: Said,
): Promise<Said> {
  const { recordMs = before?.recordMs ?? null, recordHolder: typed } = said;
  if (said.recordMs === undefined && typed === undefined) return {};
  if (recordMs === null) {
    if (typed) throw unusable('recordHolder', 'Say the time, too.');
    return none;
  }
  if (!(await isTimed(tx, competition, stage)))
    throw unusable('recordMs', 'Only a stage of speed has a record to beat.');
  if (typed === undefined) return { recordMs };
  const recordHolder = typed === null ? null : seenText(typed);
  if (recordHolder === '') throw unusable('recordHolder', 'Say whose record it is, or leave it out.');
  return { recordMs, recordHolder };
}

const unusable = (field: keyof Said, problem: string) => invalid(problem, { [field]: [problem] });

const systemStatement = {
  name: 'category.system',
  text: `select coalesce(s.scoring_system, c.scoring_system) as system
    from stage s join competition c on c.id = s.competition_id where s.competition_id = $1 and s.id = $2`,
};

async function isTimed(tx: Tx, competition: string, stage: string): Promise<boolean> {
  const [found] = await tx.rows<{ system: ScoringSystem }>(systemStatement, [competition, stage]);
  return found !== undefined && isSpeed(found.system);
}
