import type { Announcement, AnnouncementBody } from '@topout/contract';
import type { Addressed } from '@topout/domain';
import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { tell, untell } from '../../people/push/tell.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { seenText } from '../../platform/seen-text.ts';
import { addressedBy, hasWave, readAnnouncements } from './announcements.queries.ts';
import { presentAnnouncement } from './present-announcement.ts';

/**
 * Stores an announcement and its record, and tells devices. Sent again, it is announced once.
 *
 * @param count counts it, if it is new
 * @throws Refusal 400 for no text, or a category or session of nobody's; 409 if something else was announced under its id, or it
 *   was withdrawn
 */
export async function announce(
  tx: Tx,
  authority: Authority,
  { uuid: id = newId(), text, audience, category, wave }: AnnouncementBody,
  count: () => Promise<unknown>,
): Promise<Announcement> {
  const { competition, actor } = authority;
  const said = seenText(text);
  if (said === '') throw invalid('Write what you want to announce.', { text: ['Write something.'] });
  if ((audience === 'CATEGORY') !== (category !== undefined))
    throw invalid('Choose a category, or another audience.', { category: ['Choose a category.'] });
  if (category !== undefined && !competition.categories.some(({ uuid }) => uuid === category))
    throw invalid('This category is not part of the competition.', { category: ['Choose a category.'] });
  if ((audience === 'WAVE') !== (wave !== undefined))
    throw invalid('Choose a session, or another audience.', { wave: ['Choose a session.'] });
  if (wave !== undefined && !(await hasWave(tx, competition.uuid, wave)))
    throw invalid('This session is not part of the competition.', { wave: ['Choose a session.'] });
  const whom = { audience, category: category ?? null, wave: wave ?? null };
  const inserted = await tx.kysely
    .insertInto('announcement')
    .values({
      competitionId: competition.uuid,
      id,
      text: said,
      audience,
      categoryId: whom.category,
      waveId: whom.wave,
      madeBy: actor.profile,
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .execute();
  const announced = await readOne(tx, competition.uuid, id);
  if (inserted.length === 0) return requireSame(announced, { text: said, ...whom });
  await auditOf(tx, authority, 'announcement.made', { text: said, ...whom });
  const addressed = await addressedBy(tx, competition.uuid, whom);
  await tell(tx, {
    kind: 'ANNOUNCEMENT',
    competition: competition.uuid,
    people: addressed.filter((person) => person !== actor.profile),
    title: competition.name,
    body: said,
    path: `/${competition.uuid}/announcements`,
    topic: topicOf(announced.uuid),
  });
  // Last, so that what was refused uses none up.
  await count();
  return announced;
}

/** What was sent again must be what is there. @throws Refusal 409 */
function requireSame(announced: Announcement, sent: Addressed & { readonly text: string }): Announcement {
  if (announced.withdrawnAt !== null) throw withdrawnAlready();
  const fields = ['text', 'audience', 'category', 'wave'] as const;
  if (fields.every((field) => announced[field] === sent[field])) return announced;
  throw conflict('announcement.other', 'Something else was announced under this id. Please send it again.');
}

const withdrawnAlready = () => conflict('announcement.withdrawn', 'Somebody has withdrawn it already.');

const topicOf = (id: string): string => `announcement ${id}`;

const withdraw = {
  name: 'announcement.withdraw',
  text: `update announcement set withdrawn_at = now(), withdrawn_by = $3
    where competition_id = $1 and id = $2 and withdrawn_at is null returning id`,
};

/** Takes one back: nobody but organisers sees it any more. @throws Refusal 404; 409 if it was withdrawn before */
export async function withdrawAnnouncement(tx: Tx, authority: Authority, id: string): Promise<Announcement> {
  const { competition, actor } = authority;
  const { uuid, text } = await readOne(tx, competition.uuid, id);
  const done = await tx.rows(withdraw, [competition.uuid, id, actor.profile]);
  if (done.length === 0) throw withdrawnAlready();
  await untell(tx, competition.uuid, topicOf(uuid));
  await auditOf(tx, authority, 'announcement.withdrawn', { text });
  return readOne(tx, competition.uuid, id);
}

async function readOne(tx: Tx, competition: string, id: string): Promise<Announcement> {
  const [row] = await readAnnouncements(tx, competition, id);
  if (!row) throw notFound('announcement');
  return presentAnnouncement(row);
}
