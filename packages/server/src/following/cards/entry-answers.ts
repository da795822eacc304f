import { scoresFor } from '@topout/domain';
import { actorIn, phaseOf } from '../../competition/authority/actor.ts';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { snapshotsOf } from '../../competition/authority/snapshots.ts';
import type { Boards } from '../board/boards.ts';
import type { Database } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { readEntryDetail } from './entry-detail.queries.ts';
import { entryStamps, type Wanted } from './entry-stamps.ts';
import { AnswerCache } from './answer-cache.ts';
import { showEntryDetail } from './show-entry-detail.ts';
import { type EntryView, entryViewOf, isOwn } from '../../entering/entries/view.ts';
import { wireText } from '../../platform/http/wire.ts';

/** An entry for one kind of viewer, as the bytes sent. */
export interface EntryAnswer {
  readonly answer: Buffer;
  readonly competition: string;
  /** The category on whose board it stands. */
  readonly category: string;
}

interface Deps {
  readonly db: Database;
  readonly boards: Pick<Boards, 'rowOf'>;
}

/**
 * Answers about one entry with its scorecard, as bytes: the read that everybody repeats all day. Each call
 * asks the database for the versions that the answer depends on (calls at the same moment share a statement)
 * and decides what the viewer may see. Everything else is made anew only after a change.
 */
export class EntryAnswers {
  readonly #deps: Deps;
  readonly #cache = new AnswerCache();
  readonly #stampOf: ReturnType<typeof entryStamps>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#stampOf = entryStamps(deps.db);
  }

  /**
   * @param profile the viewer's, null for guests
   * @param witnesses whether somebody with their own card may be a witness: not where a number opens it
   * @throws Refusal 404
   */
  async of(wanted: Wanted, profile: string | null, witnesses = true): Promise<EntryAnswer> {
    // Comes before every other read, so that nothing older is kept under this stamp.
    const stamped = await this.#stampOf(wanted);
    if (!stamped) throw notFound('entry');
    const { stamp } = stamped;
    const { category } = stamp;
    const { db } = this.#deps;
    const snapshot = await snapshotsOf(db).at(db, wanted.competition, stamp.configVersion);
    if (!snapshot) throw notFound('entry');
    const view = viewOf(snapshot, profile);
    const key = `${wanted.competition}/${stamp.entry}`;

    const made = this.#cache.at(key, stamp);
    const row =
      made?.row ??
      this.#cache.unchanged(key, stamp, stamped.contacts.parentId) ??
      (await readEntryDetail(db, wanted.competition, stamp.entry));
    const own = row !== null && isOwn(view, row);
    const marks = stamped.marker !== null && scoresFor(profile, stamped.marker);
    if (!row || (row.status === 'WAITING' && !own && !view.contacts)) throw notFound('entry');
    const contacts = view.contacts ? stamped.contacts : null;

    const viewer = JSON.stringify([view.names, view.scores, own && witnesses, own, contacts, marks]);
    const known = made?.answers.get(viewer);
    const { competition } = wanted;
    if (known) return { answer: known, competition, category };
    const { detail, standing } = await showEntryDetail(this.#deps, {
      row,
      snapshot,
      view,
      contacts,
      witnesses,
      marks,
    });
    const answer = Buffer.from(wireText(detail));
    // A board that has not heard of the newest change yet is good enough for now, but must not be kept.
    if (standing.version >= stamp.version && standing.configVersion === stamp.configVersion)
      this.#cache.keep(key, stamp, row, viewer, answer);
    return { answer, competition, category };
  }
}

const viewOf = (snapshot: CompetitionSnapshot, profile: string | null): EntryView =>
  entryViewOf({
    competition: snapshot,
    actor: actorIn(snapshot, profile),
    rules: snapshot.rules,
    phase: phaseOf(snapshot, Date.now()),
  });
