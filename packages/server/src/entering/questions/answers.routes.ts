import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type AnswerBody, Answers, AnswersBody, AnswersParams } from '@topout/contract';
import { canManageSetup, canReadAnswers, isWithdrawal } from '@topout/domain';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import type { Caller } from '../../competition/authority/organising.ts';
import { refusal } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { countOwnChange } from '../change/own-changes.ts';
import { entriesOpenTo, requireOwnEntry } from '../change/own-entry.ts';
import { lockCompetition } from '../enter/enter.ts';
import { showAnswers } from './show-answers.ts';
import { storeAnswers } from './store-answers.ts';

interface Reader {
  readonly authority: Authority;
  /** Whose answers they are. */
  readonly user: string;
  /** The person or their parent; all others are of the organiser side. */
  readonly own: boolean;
  readonly canChange: boolean;
}

/** What people answered: for them, their parents, and those who read each question. */
export const answersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  /** @throws Refusal 401; 403 for all but the person, their parent and the organiser side */
  const readerOf = async (request: Caller, params: AnswersParams): Promise<Reader> => {
    const authority = await authorityOf(app.db, params.competition, requireUser(request));
    const entry = await requireOwnEntry(app.db, authority, params.user).catch((error: unknown) => {
      if (!canManageSetup(authority.actor)) throw error;
      return null;
    });
    if (entry) {
      // Who organises may answer for themselves at any time.
      const canChange = canManageSetup(authority.actor) || entriesOpenTo(authority, entry);
      return { authority, user: entry.id, own: true, canChange };
    }
    return { authority, user: params.user, own: false, canChange: true };
  };
  const show = ({ authority, user, own, canChange }: Reader): Promise<Answers> =>
    showAnswers(app.db, authority, {
      user,
      canChange,
      sees: ({ readers }) => own || canReadAnswers(authority.actor, readers),
    });

  app.get(
    '/competitions/:competition/answers/:user',
    {
      schema: {
        summary: 'What a person is asked, and what they answered, as far as the caller reads it',
        params: AnswersParams,
        response: { 200: Answers },
      },
    },
    async (request) => show(await readerOf(request, request.params)),
  );

  app.put(
    '/competitions/:competition/answers/:user',
    {
      schema: {
        summary:
          'Answer for oneself or a child until entries close, withdraw a consent at any time; organisers whenever',
        params: AnswersParams,
        body: AnswersBody,
        response: { 200: Answers },
      },
    },
    async (request) => {
      const reader = await readerOf(request, request.params);
      const { authority, user, own } = reader;
      const { answers, guardian = '' } = request.body;
      if (own) await countOwnChange(app.db, authority.competition.uuid, requireUser(request));
      const shown = await show(reader);
      requireTime(shown, answers);
      const withdraws = answers.length > 0 && answers.every((answer) => withdrawsOne(shown, answer));
      await app.db.transaction(async (tx) => {
        await lockCompetition(tx, authority.competition.uuid);
        await storeAnswers(tx, authority, { user, answers, guardian, complete: own && !withdraws });
      });
      app.desk.changed(authority.competition.uuid);
      return show(reader);
    },
  );
};

const withdrawsOne = ({ questions }: Answers, { question, value }: AnswerBody): boolean =>
  isWithdrawal(
    questions.find(({ uuid }) => uuid === question),
    value,
  );

/**
 * What is still to be answered can be at any time, and whoever agreed without having to may take that back;
 * other answers that stand are final once entries close.
 */
function requireTime(shown: Answers, answers: readonly AnswerBody[]): void {
  const { canChange, open } = shown;
  const late = answers.filter((answer) => !open.includes(answer.question) && !withdrawsOne(shown, answer));
  if (canChange || late.length === 0) return;
  throw refusal(403, 'answers.fixed', 'Entries are closed. Please ask the organisers.');
}
