import type { EntryDetail } from '@topout/contract';
import { asClimbersSee, withoutJudge } from '@topout/domain';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import type { Boards } from '../board/boards.ts';
import type { Database } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { EntryContacts } from '../../entering/entries/entry.queries.ts';
import type { EntryDetailRow } from './entry-detail.queries.ts';
import { presentEntry } from '../../entering/entries/present-entry.ts';
import { presentScorecard } from './scorecard.ts';
import { type EntryCard, scorecardCacheOf } from './scorecard-cache.ts';
import { witnessKeys } from '../../judging/commands/witness-keys.ts';
import { type EntryView, isOwn } from '../../entering/entries/view.ts';

interface Deps {
  readonly db: Database;
  readonly boards: Pick<Boards, 'rowOf'>;
}

interface Shown {
  readonly row: EntryDetailRow;
  readonly snapshot: CompetitionSnapshot;
  readonly view: EntryView;
  /** Null for viewers who may not modify entries. */
  readonly contacts: EntryContacts | null;
  /** The viewer, or their child, keeps this card. */
  readonly marks: boolean;
  /** Own cards bring the key of a witness. */
  readonly witnesses: boolean;
}

/**
 * One entry with its scorecard for a viewer. While the board is hidden, only the viewer's own cards and those
 * of their children show attempts, and the card that they keep as a marker. Only staff and judges see judges' names and notes; climbers see which
 * attempts they logged themselves.
 *
 * @returns the entry, and the place on the board that it was made with
 * @throws Refusal 404
 */
export async function showEntryDetail(
  { db, boards }: Deps,
  { row, snapshot, view, contacts, witnesses, marks }: Shown,
): Promise<{ detail: EntryDetail; standing: Awaited<ReturnType<Boards['rowOf']>> }> {
  const [own, names] = [isOwn(view, row), view.names];
  const seen = view.scores || own || marks;
  // At once, because after a change both wait for the database.
  const [card, standing] = await Promise.all([
    seen ? scorecardCacheOf(db).of(row, snapshot) : emptyCard(row, snapshot),
    boards.rowOf(snapshot.uuid, row.categoryId, row.id),
  ]);
  if (!card) throw notFound('entry');
  const mayKnow = own || view.contacts;
  const detail = {
    ...presentEntry(row, standing.row, view, contacts),
    competition: snapshot.uuid,
    boardVersion: standing.version,
    wave: mayKnow ? presentWave(row, snapshot) : null,
    clockStartTime: mayKnow ? (row.clockStartedAt?.toISOString() ?? null) : null,
    ...(card.disputes.length > 0 && { disputes: card.disputes }),
    ...((own || names) &&
      card.cautions.length > 0 && {
        cautions: names ? card.cautions : card.cautions.map(withoutOfficial),
      }),
    attempts: names ? card.attempts : card.attempts.map(own || marks ? asClimbersSee : withoutJudge),
    streams: names ? card.streams : card.streams.map(own ? withoutWho : marks ? withoutWhy : withoutRecords),
    ...((own || marks || names) && presentMarker(row)),
    ...(mayKnow && stageFollows(row, snapshot) && { declined: row.declined }),
    ...(witnesses && own && { witnessKey: (await witnessKeys(db))(snapshot.uuid, row.profileId) }),
    stageScorecards: [card.scorecard],
  };
  return { detail, standing };
}

/** Whether there is another stage to climb in after the entry's. */
function stageFollows({ stageId }: EntryDetailRow, { stages }: CompetitionSnapshot): boolean {
  const own = stages.find(({ uuid }) => uuid === stageId);
  return own !== undefined && stages.some(({ position }) => position > own.position);
}

function presentWave(
  { waveId, waveWaits }: EntryDetailRow,
  { waves }: CompetitionSnapshot,
): EntryDetail['wave'] {
  const wave = waveId === null ? undefined : waves.get(waveId);
  if (!wave) return null;
  const { name, startMs, endMs } = wave;
  const [startTime, endTime] = [new Date(startMs).toISOString(), new Date(endMs).toISOString()];
  return { name, startTime, endTime, waits: waveWaits };
}

const emptyCard = (row: EntryDetailRow, competition: CompetitionSnapshot): EntryCard => ({
  attempts: [],
  streams: [],
  disputes: [],
  cautions: [],
  scorecard: presentScorecard(row, { attempts: [], streams: [] }, competition),
});

/** Climbers read why, and not who of the jury. */
const withoutOfficial = (caution: EntryCard['cautions'][number]) => ({ ...caution, givenBy: null });

type CardStream = EntryCard['streams'][number];

const withoutWho = ({ confirmedBy: _who, ...stream }: CardStream): CardStream => stream;

/** That somebody removed a result is between the climber and the staff. */
const withoutWhy = ({ removed: _removed, ...stream }: CardStream): CardStream => withoutWho(stream);

const withoutRecords = ({ mark: _mark, ...stream }: CardStream): CardStream => withoutWhy(stream);

function presentMarker({ partnerId: entry, partnerUser: user, partnerName, signatures }: EntryDetailRow) {
  const marker = entry === null || user === null ? null : { entry, user, firstName: partnerName ?? '' };
  const signed = marker !== null || signatures.climber !== null || signatures.marker !== null;
  return { ...(marker && { marker }), ...(signed && { signatures }) };
}
