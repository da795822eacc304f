import type { NewQuestionBody, Question, QuestionBody } from '@topout/contract';
import { canReadAnswers, mostQuestions } from '@topout/domain';
import { questionForm } from '@topout/domain/forms';
import type { Authority } from '../../competition/authority/authority.ts';
import { auditOf } from '../../competition/audit.ts';
import { isSame } from '../../competition/added-before.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts';
import { checkedBy } from '../../platform/http/checked-by.ts';
import { seenText } from '../../platform/seen-text.ts';
import { newId } from '../../platform/ids.ts';
import { readQuestions } from './questions.queries.ts';

/**
 * Adds a question as the last. Sent again with its id, it is there once. The caller locks the competition.
 *
 * @throws Refusal 400 if it makes no sense, 403 if the caller would not read the answers, 409 if there are
 * enough
 */
export async function createQuestion(
  tx: Tx,
  authority: Authority,
  { uuid: id = newId(), ...body }: NewQuestionBody,
): Promise<void> {
  const { uuid: competition } = authority.competition;
  const { text, categories, ...columns } = sensible(authority, body);
  requireReader(authority, columns.readers);
  const others = await readQuestions(tx, competition);
  const known = others.find(({ uuid }) => uuid === id.toLowerCase());
  if (isSame(known?.label, columns.label)) return;
  requireRoom(others);
  await tx.kysely
    .insertInto('question')
    .values({ ...columns, competitionId: competition, id, position: others.length + 1 })
    .execute();
  await storeCategories(tx, competition, id, categories);
  if (body.kind === 'CONSENT') await addText(tx, competition, id, { version: 1, text });
  await auditOf(tx, authority, 'question.created', { question: id, name: body.label });
}

/**
 * Changes a question. Another text of a consent is a new version. The caller locks the competition.
 *
 * @param seen the version that the caller saw; undefined = not given
 * @throws Refusal as `createQuestion`; 404; 409 if it is different by now, for another kind, and for more readers
 * of answers that were given already
 */
export async function changeQuestion(
  tx: Tx,
  authority: Authority,
  question: string,
  { body, seen }: { readonly body: QuestionBody; readonly seen: number | undefined },
): Promise<void> {
  const { uuid: competition } = authority.competition;
  const before = await requireQuestion(tx, authority, question);
  if (seen !== undefined && seen !== before.version)
    throw conflict(
      'question.changed',
      'Somebody else changed this question in the meantime. Look at it again, then save.',
    );
  const { text, categories, kind, ...columns } = sensible(authority, body);
  requireReader(authority, columns.readers);
  if (kind !== before.kind) throw conflict('question.kind_fixed', 'A question keeps its kind. Add another.');
  if (before.answered && before.readers === 'ORGANISERS' && columns.readers === 'DESK')
    throw conflict(
      'question.readers_fixed',
      'People answered because few read it. Add another question instead.',
    );
  await update(tx, competition, question, { ...columns, version: before.version + 1 });
  await storeCategories(tx, competition, question, categories);
  if (before.consent && before.consent.text !== text)
    await addText(tx, competition, question, { version: before.consent.version + 1, text });
  await auditOf(tx, authority, 'question.changed', { question, name: body.label });
}

/** Asks a question no more, or again. Answers stay. The caller locks the competition. @throws Refusal 404, 409 */
export async function archiveQuestion(
  tx: Tx,
  authority: Authority,
  question: string,
  archived: boolean,
): Promise<void> {
  const { uuid: competition } = authority.competition;
  const before = await requireQuestion(tx, authority, question);
  if (before.archived === archived) return;
  if (!archived) requireRoom(await readQuestions(tx, competition));
  await update(tx, competition, question, { archivedAt: archived ? new Date() : null });
  const kind = archived ? 'question.archived' : 'question.restored';
  await auditOf(tx, authority, kind, { question, name: before.label });
}

/** Puts the questions that are asked in order. The caller locks the competition. @throws Refusal 409 */
export async function orderQuestions(tx: Tx, authority: Authority, order: readonly string[]): Promise<void> {
  const { uuid: competition } = authority.competition;
  const asked = (await readQuestions(tx, competition)).filter(({ archived }) => !archived);
  const same = order.length === asked.length && asked.every(({ uuid }) => order.includes(uuid));
  if (!same)
    throw conflict('questions.changed', 'Somebody else has changed the questions. Please look again.');
  for (const [index, question] of order.entries())
    await update(tx, competition, question, { position: index + 1 });
}

/** @throws Refusal 404, and 403 for a question whose answers the caller does not read */
async function requireQuestion(tx: Tx, authority: Authority, question: string): Promise<Question> {
  const found = (await readQuestions(tx, authority.competition.uuid)).find(({ uuid }) => uuid === question);
  if (!found) throw notFound('question');
  requireReader(authority, found.readers);
  return found;
}

function requireReader({ actor }: Authority, readers: Question['readers']): void {
  if (!canReadAnswers(actor, readers)) throw forbidden('Only master and staff judges read these answers.');
}

function requireRoom(questions: readonly Question[]): void {
  if (questions.filter(({ archived }) => !archived).length < mostQuestions) return;
  throw conflict('questions.full', `A competition asks up to ${mostQuestions} questions.`);
}

/** @throws Refusal 400 */
function sensible({ competition }: Authority, body: QuestionBody) {
  const checked = checkedBy(questionForm, { ...body, label: seenText(body.label) });
  const { kind, readers, choices, categories, audience } = checked;
  const chosen = audience === 'CATEGORIES' ? [...new Set(categories)] : [];
  if (chosen.some((category) => !competition.categories.some(({ uuid }) => uuid === category)))
    throw invalid('There is no such category.', { categories: ['Unknown category.'] });
  return {
    ...checked,
    categories: chosen,
    choices: kind === 'CHOICE' ? choices : [],
    // The desk asks for consents that are missing.
    readers: kind === 'CONSENT' ? ('DESK' as const) : readers,
  };
}

interface Columns {
  readonly position?: number;
  readonly label?: string;
  readonly help?: string;
  readonly required?: boolean;
  readonly audience?: Question['audience'];
  readonly readers?: Question['readers'];
  readonly choices?: string[];
  readonly archivedAt?: Date | null;
  readonly version?: number;
}

const update = (tx: Tx, competition: string, question: string, columns: Columns) =>
  tx.kysely
    .updateTable('question')
    .set(columns)
    .where('competitionId', '=', competition)
    .where('id', '=', question)
    .execute();

const addText = (
  tx: Tx,
  competition: string,
  questionId: string,
  { version, text }: { readonly version: number; readonly text: string },
) =>
  tx.kysely
    .insertInto('consentText')
    .values({ competitionId: competition, questionId, version, text })
    .execute();

async function storeCategories(
  tx: Tx,
  competitionId: string,
  questionId: string,
  categories: readonly string[],
): Promise<void> {
  await tx.kysely
    .deleteFrom('questionCategory')
    .where('competitionId', '=', competitionId)
    .where('questionId', '=', questionId)
    .execute();
  const rows = categories.map((categoryId) => ({ competitionId, questionId, categoryId }));
  if (rows.length > 0) await tx.kysely.insertInto('questionCategory').values(rows).execute();
}
