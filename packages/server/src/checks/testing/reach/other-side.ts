import { camelName } from '@topout/contract/names';
import type { Media } from '@topout/contract';
import { showTicketCode } from '@topout/domain';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../../following/competitions/testing.ts';
import { aTeam } from '../../../entering/teams/testing.ts';
import { aRaffle } from '../../../following/raffle/testing.ts';
import { anAnnouncement } from '../../../following/announcements/testing.ts';
import { aTablet } from '../../../entering/desk/testing.ts';
import { aMarshal } from '../../../judging/marshal/testing.ts';
import { aTimingDevice } from '../../../judging/timing/testing.ts';
import { aTicket } from '../../../entering/tickets/testing.ts';
import { aSponsor } from '../../../preparing/sponsors/testing.ts';
import { answersOf, aQuestion, aQuestionBody } from '../../../entering/questions/testing.ts';
import { aWave } from '../../../entering/waves/testing.ts';
import { newId } from '../../../platform/ids.ts';
import { aDispute } from '../../../judging/disputes/testing.ts';
import { aCaution } from '../../../judging/marshal/testing.ts';
import { aCommand, aTry, send } from '../../../judging/testing.ts';
import { aProfile, aUser, type TestApi } from '../../../testing.ts';

/**
 * A running competition with everything in it. Nobody in the other competition has anything to do with it.
 */
export interface Side extends TestCompetition {
  /** Its ids, by what they identify. */
  readonly ids: Readonly<Record<string, string>>;
  /** What guests must never see, by what it is. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** A side with a hidden board, in no list. */
export async function aSide(api: TestApi): Promise<Side> {
  const { db } = api;
  const key = `KEY-${newId().slice(-12)}`;
  // Names of its own: the same name here would be no leak from there.
  const names = { parent: `Parentsen${newId().slice(-6)}`, child: `Kidderson${newId().slice(-6)}` };
  const settings = { judgeCompetitorPermissions: 'ADD_MODIFY', teamsEnabled: true } as const;
  const competition = await aCompetition(db, { listed: false, judgeKey: key, settings });
  const { id, master } = competition;
  const as = master;
  const climber = await aUser(db, { firstName: 'Vera', lastName: 'Vandermark' });
  const parent = await aUser(db, { firstName: 'Paula', lastName: names.parent });
  const child = await aProfile(db, {
    parentId: parent.profile,
    firstName: 'Kim',
    lastName: names.child,
    yearOfBirth: 2016,
  });
  const judge = await aMember(db, competition, 'JUDGE');
  const entry = await anEntry(db, competition, { profileId: climber.profile, competitorNumber: 'ZQ17' });
  const entryOfChild = await anEntry(db, competition, { profileId: child });
  const [route] = competition.routes;
  const notes = `note-${newId()}`;
  const logged = { route, competitor: climber.profile, attempts: [{ ...aTry, notes }] };
  const [command, held] = [aCommand(logged), aCommand({ ...logged, base: 0 })];
  await send(api, id, as, command, held);
  const at = `/competitions/${id}`;
  const area = await api.call('POST', `${at}/judging-groups`, { as, body: { name: 'Cave' } });
  const league = newId();
  await db.kysely
    .insertInto('league')
    .values({ id: league, name: 'Winter', ownerId: master.profile })
    .execute();
  await api.call('PATCH', `${at}/entries/${entry.id}`, { as, body: { status: 'RETIRED' } });
  const guardian = `Gerda Guard-${newId().slice(-12)}`;
  const waiver = { signer: 'GUARDIAN', name: guardian };
  await api.call('PATCH', `${at}/check-in/${child}`, { as, body: { waiver } });
  const media = await api.call('POST', '/media', { as: climber, body: { type: 'image/png' } });
  const body = { stage: competition.stage, final: false };
  const invited = `${newId()}@example.org`;
  await api.call('POST', `${at}/judges/invite`, { as, body: { email: invited } });
  const invitations = await api.call('GET', `${at}/invitations`, { as });
  const publication = await api.call('POST', `${at}/publications`, { as, body });
  const audit = await db.kysely
    .selectFrom('audit')
    .select('id')
    .where('competitionId', '=', id)
    .where('kind', '=', 'entry.changed')
    .executeTakeFirstOrThrow();
  const ticket = await aTicket(db, competition);
  const teamCode = `CODE-${newId().slice(-12)}`;
  const team = await aTeam(db, competition, { code: teamCode, members: [climber.profile, child] });
  const tablet = await aTablet(api, competition);
  const device = await aTimingDevice(api, competition);
  const mark = newId();
  await aMarshal(api, competition).mark(entryOfChild.id, 'OUT', 'CALL_ZONE', mark);
  const { prize, draw } = await aRaffle(db, competition, child);
  const wave = await aWave(api, competition);
  const answer = `Answer-${newId().slice(-12)}`;
  const question = await aQuestion(api, competition, aQuestionBody({ label: 'Contact' }));
  await answersOf(api, competition, child, as).write([{ question, value: answer }]);
  const announced = `Announced-${newId()}`;
  const announcement = await anAnnouncement(api, competition, { text: announced, audience: 'STAFF' });
  const disputed = `Disputed-${newId()}`;
  const dispute = await aDispute(api, competition, entryOfChild, { text: disputed });
  const shouted = `Shouted-${newId()}`;
  const caution = await aCaution(api, competition, entryOfChild, shouted);
  const accounts = { account: climber.account, 'account of a parent': parent.account };
  return {
    ...competition,
    ids: {
      competition: id,
      venue: competition.venue,
      map: competition.map,
      stage: competition.stage,
      category: competition.categories[0],
      'route group': competition.group,
      route,
      area: area.json<{ uuid: string }>().uuid,
      entry: entry.id,
      'entry of a child': entryOfChild.id,
      competitor: climber.profile,
      child,
      'holder of a ticket': ticket.profile,
      team,
      prize,
      draw,
      parent: parent.profile,
      judge: judge.profile,
      organiser: master.profile,
      command: command.id,
      'held command': held.id,
      attempt: command.payload.attempts?.[0]?.uuid ?? '',
      record: audit.id,
      invitation: invitations.json<{ uuid: string }[]>()[0]?.uuid ?? '',
      announcement: announcement.uuid,
      dispute: dispute.uuid,
      caution,
      publication: publication.json<{ uuid: string }>().uuid,
      league,
      media: media.json<Media>().uuid,
      session: climber.family,
      wave,
      question,
      sponsor: await aSponsor(db, id),
      tablet: tablet.uuid,
      'timing device': device.uuid,
      mark,
      ...accounts,
    },
    secrets: {
      'the address of a competitor': climber.email,
      'the address of a parent': parent.email,
      'the address of a judge': judge.email,
      'the address of an organiser': master.email,
      'the name of a parent': names.parent,
      'the last name of a child': names.child,
      'the address of somebody invited': invited,
      'the name of a guardian': guardian,
      'the key for judges': key,
      'the secret of a tablet': tablet.secret,
      'the token of a timing device': device.token,
      'the code of a ticket': showTicketCode(ticket.code),
      // As it is shown.
      'the code of a team': showTicketCode(teamCode),
      'a note of a judge': notes,
      'an announcement to staff': announced,
      'a query about a result': disputed,
      'why somebody got a caution': shouted,
      'an answer of a child': answer,
    },
  };
}

/** Which of a side's ids fit a parameter of that name: the first is what a request usually means by it. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  competition: ['competition'],
  competitions: ['competition'],
  venue: ['venue'],
  map: ['map'],
  stage: ['stage'],
  category: ['category'],
  categories: ['category'],
  group: ['route group', 'area'],
  judgingGroups: ['area'],
  routeGroup: ['route group'],
  routeGroups: ['route group'],
  route: ['route'],
  routes: ['route'],
  knownRoutes: ['route'],
  entry: ['entry', 'competitor', 'child', 'entry of a child'],
  target: ['entry', 'competitor'],
  partner: ['entry', 'entry of a child'],
  entries: ['entry'],
  seen: ['entry'],
  user: ['competitor', 'child', 'parent', 'judge', 'organiser', 'holder of a ticket'],
  users: ['holder of a ticket', 'competitor'],
  team: ['team'],
  prize: ['prize'],
  draw: ['draw'],
  competitor: ['competitor', 'child'],
  person: ['organiser', 'judge'],
  guests: ['competitor', 'child'],
  profile: ['competitor', 'child', 'parent', 'judge', 'organiser'],
  judge: ['judge'],
  judges: ['judge', 'competitor'],
  queue: ['competitor'],
  body: ['competitor'],
  command: ['command', 'held command'],
  commands: ['held command'],
  others: ['held command'],
  id: ['command'],
  record: ['record', 'command'],
  before: ['record', 'command'],
  climber: ['entry'],
  publication: ['publication'],
  announcement: ['announcement'],
  dispute: ['dispute'],
  caution: ['caution'],
  cautions: ['caution'],
  invitation: ['invitation'],
  league: ['league'],
  media: ['media'],
  picture: ['media'],
  logo: ['media'],
  session: ['session'],
  wave: ['wave'],
  question: ['question'],
  questions: ['question'],
  sponsor: ['sponsor'],
  sponsors: ['sponsor'],
  tablet: ['tablet'],
  device: ['timing device'],
  attempts: ['attempt'],
  undoes: ['mark'],
  stream: ['session'],
  uuid: ['competitor'],
};

/** @throws Error for a name missing from this table: a new call must declare what its ids identify */
export function idsNamed({ ids }: Side, name: string): readonly string[] {
  const known = kinds[camelName(name)];
  if (!known) throw new Error(`Say of what an id called "${name}" is: testing/reach/other-side.ts`);
  return known.map((kind) => ids[kind] ?? '');
}
