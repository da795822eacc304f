import type { ProfileExport } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';
import { isoUtc } from '../../platform/db/iso-utc.ts';

type EntryExport = ProfileExport['entries'][number];
type CheckInExport = ProfileExport['checkIns'][number];

const entries = {
  name: 'profile.export_entries',
  text: `
    select c.name as competition, k.name as category, e.profile_id as competitor, x.competitor_number, e.status,
      (select json_build_object('name', v.name, 'waits', x.wave_waits, 'since', ${isoUtc('x.wave_since')})
        from wave v where v.competition_id = x.competition_id and v.id = x.wave_id) as wave,
      ${isoUtc('x.clock_started_at')} as clock_started_at,
      ${isoUtc('e.created_at')} as entered_at,
      coalesce((
        select json_agg(json_build_object(
          'route', r.name, 'number', a.position, 'success', a.success, 'segments_count', a.segments_count,
          'used_last_hold', a.used_last_hold, 'duration_ms', a.duration_ms, 'notes', a.notes,
          'timestamp', ${isoUtc('a.attempted_at')}) order by r.name, r.id, a.position)
        from attempt a join route r on r.id = a.route_id
        where a.competition_id = e.competition_id and a.entry_id = e.id), '[]') as attempts
    from entry e
    join registration x on x.competition_id = e.competition_id and x.profile_id = e.profile_id
    join competition c on c.id = e.competition_id
    join category k on k.competition_id = e.competition_id and k.id = e.category_id
    where e.profile_id = any ($1)
    order by e.id`,
};

const roles = {
  name: 'profile.export_roles',
  text: `select c.name as competition, r.role from competition_role r join competition c on c.id = r.competition_id
    where r.profile_id = $1 order by r.created_at, c.id`,
};

/* Also of people whose entry is gone. Who recorded it is no data of theirs: the answer leaves that out. */
const checkIns = {
  name: 'profile.export_check_ins',
  text: `
    select c.name as competition, x.profile_id as competitor, known.present, known.paid, known.waiver, known.bib
    from registration x
    join competition c on c.id = x.competition_id
    cross join jsonb_to_record(check_in_of(x)) as known (present jsonb, paid jsonb, waiver jsonb, bib jsonb)
    where x.profile_id = any ($1) and num_nonnulls(x.present_at, x.paid_at, x.waiver_at, x.bib_at) > 0
    order by c.starts_at, c.id, x.profile_id`,
};

const answers = {
  name: 'profile.export_answers',
  text: `
    select c.name as competition, a.profile_id as competitor, q.label as question, coalesce(a.text, a.number::text) as answer,
      ${isoUtc('a.answered_at')} as at
    from answer a
    join competition c on c.id = a.competition_id
    join question q on q.competition_id = a.competition_id and q.id = a.question_id
    where a.profile_id = any ($1)
    order by c.starts_at, c.id, a.profile_id, q.position, q.id`,
};

const agreements = {
  name: 'profile.export_agreements',
  text: `
    select c.name as competition, a.profile_id as competitor, q.label as consent, a.version, t.text, a.guardian,
      ${isoUtc('a.agreed_at')} as agreed_at, ${isoUtc('a.ended_at')} as ended_at
    from agreement a
    join competition c on c.id = a.competition_id
    join question q on q.competition_id = a.competition_id and q.id = a.question_id
    join consent_text t on t.competition_id = a.competition_id and t.question_id = a.question_id and t.version = a.version
    where a.profile_id = any ($1)
    order by a.agreed_at, a.id`,
};

/** What these people answered when they entered. */
export const exportAnswers = (db: Queries, people: readonly string[]): Promise<ProfileExport['answers']> =>
  db.rows<ProfileExport['answers'][number]>(answers, [people]);

/** What these people agreed to, with the words they read; also what has ended since. */
export const exportAgreements = (
  db: Queries,
  people: readonly string[],
): Promise<ProfileExport['agreements']> => db.rows<ProfileExport['agreements'][number]>(agreements, [people]);

const teams = {
  name: 'profile.export_teams',
  text: `
    select c.name as competition, x.profile_id as competitor, t.name as team
    from registration x
    join team t on t.competition_id = x.competition_id and t.id = x.team_id
    join competition c on c.id = x.competition_id
    where x.profile_id = any ($1)
    order by c.starts_at, c.id, x.profile_id`,
};

/** The teams these people are in. */
export const exportTeams = (db: Queries, people: readonly string[]): Promise<ProfileExport['teams']> =>
  db.rows<ProfileExport['teams'][number]>(teams, [people]);

/* What staff wrote there is about these people; who wrote it is no data of theirs. */
const disputes = {
  name: 'profile.export_disputes',
  text: `
    select c.name as competition, d.competitor_id as competitor, r.name as route, d.kind, d.state, d.reason, d.ruling, d.fee,
      ${isoUtc('d.opened_at')} as opened_at,
      (select coalesce(json_agg(json_build_object('text', m.text, 'by_staff', m.by_staff, 'said_at', ${isoUtc('m.said_at')})
          order by m.said_at, m.id), '[]')
        from dispute_answer m where m.competition_id = d.competition_id and m.dispute_id = d.id) as answers
    from dispute d join competition c on c.id = d.competition_id join route r on r.id = d.route_id
    where d.competitor_id = any ($1)
    order by d.opened_at, d.id`,
};

/** Appeals and queries about the results of these people. */
export const exportDisputes = (db: Queries, people: readonly string[]): Promise<ProfileExport['disputes']> =>
  db.rows<ProfileExport['disputes'][number]>(disputes, [people]);

const cautions = {
  name: 'profile.export_cautions',
  text: `
    select c.name as competition, y.competitor_id as competitor, y.reason,
      ${isoUtc('y.given_at')} as given_at, ${isoUtc('y.taken_back_at')} as taken_back_at
    from caution y join competition c on c.id = y.competition_id
    where y.competitor_id = any ($1)
    order by y.given_at, y.id`,
};

/** Cautions of these people. */
export const exportCautions = (db: Queries, people: readonly string[]): Promise<ProfileExport['cautions']> =>
  db.rows<ProfileExport['cautions'][number]>(cautions, [people]);

/* Whose results they are is no data of theirs: the answer leaves that out. */
const confirmations = {
  name: 'profile.export_confirmations',
  text: `
    select c.name as competition, x.confirmed_by as by, r.name as route, ${isoUtc('x.confirmed_at')} as confirmed_at
    from result x join competition c on c.id = x.competition_id join route r on r.id = x.route_id
    where x.confirmed_by = any ($1)
    order by x.confirmed_at, x.competition_id, x.route_id`,
};

/** The results that these people confirmed. */
export const exportConfirmations = (
  db: Queries,
  people: readonly string[],
): Promise<ProfileExport['confirmations']> =>
  db.rows<ProfileExport['confirmations'][number]>(confirmations, [people]);

/* As with confirmations. */
const marks = {
  name: 'profile.export_marks',
  text: `
    select c.name as competition, x.marked_by as by, r.name as route
    from result x join competition c on c.id = x.competition_id join route r on r.id = x.route_id
    where x.marked_by = any ($1)
    order by x.competition_id, x.route_id`,
};

/** The results that these people logged as markers. */
export const exportMarks = (db: Queries, people: readonly string[]): Promise<ProfileExport['marks']> =>
  db.rows<ProfileExport['marks'][number]>(marks, [people]);

/** What was recorded of these people at check-in desks. */
export const exportCheckIns = (db: Queries, people: readonly string[]): Promise<CheckInExport[]> =>
  db.rows<CheckInExport>(checkIns, [people]);

/** These people's entries and results. */
export const exportEntries = (db: Queries, people: readonly string[]): Promise<EntryExport[]> =>
  db.rows<EntryExport>(entries, [people]);

export const exportRoles = (db: Queries, profile: string): Promise<ProfileExport['roles']> =>
  db.rows<ProfileExport['roles'][number]>(roles, [profile]);
