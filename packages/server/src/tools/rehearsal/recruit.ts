import type { Competition, JudgeReply, JudgingGroup } from '@topout/contract';
import { newId } from '../../platform/ids.ts';
import { CommandFault } from '../command.ts';
import type { HttpClient } from './http-client.ts';
import { patiently } from './patiently.ts';

interface Demo {
  readonly competition: string;
  readonly accounts: readonly { readonly role: string; readonly email: string; readonly password: string }[];
}

/** A person who may see the judging key, approve judges and assign them to judging groups. */
export interface Organiser {
  readonly token: string;
}

/** Signs in as organiser: with the named account, else with the demo's, else not at all. */
export async function findOrganiser(
  http: HttpClient,
  account: { readonly email: string; readonly password: string } | null,
): Promise<Organiser | null> {
  const { demo } = await http.outside<{ demo: Demo | null }>('/config.json');
  const organiser = account ?? demo?.accounts.find(({ role }) => role.toLowerCase() === 'organiser');
  return organiser ? { token: await http.signIn(organiser.email, organiser.password) } : null;
}

export interface Recruit {
  readonly name: string;
  readonly token: string;
  /** Profile uuid. */
  readonly profile: string;
}

/**
 * New judges for a competition, each with an account and a phone, assigned to its judging groups in turn.
 *
 * @throws CommandFault if there is no key, or nobody approves the judges
 */
export async function recruitJudges(
  http: HttpClient,
  competition: string,
  count: number,
  organiser: Organiser | null,
  key: string | null,
): Promise<Recruit[]> {
  const found = await http.call<Competition>(`/competitions/${competition}`, organiser ?? {});
  const judgeKey = key ?? found.judgeKey;
  if (judgeKey === null)
    throw new CommandFault('Name the judging key with --key, or an organiser with --email and --password.');
  const judges: Recruit[] = [];
  for (let number = 1; number <= count; number += 1) {
    judges.push(await recruit(http, competition, judgeKey, number, organiser));
  }
  if (organiser)
    await assign(
      http,
      found,
      judges.map(({ profile }) => profile),
      organiser,
    );
  return judges;
}

async function recruit(
  http: HttpClient,
  competition: string,
  key: string,
  number: number,
  organiser: Organiser | null,
): Promise<Recruit> {
  const id = newId();
  const name = `Rehearsal judge ${number}`;
  const token = await http.register(`rehearsal-${id}@example.org`, `rehearsal ${id}`);
  const person = { firstName: 'Rehearsal', lastName: `Judge ${number}` };
  const { uuid } = await http.call<{ uuid: string }>('/profiles/me', {
    method: 'PATCH',
    body: person,
    token,
  });
  const { pending } = await patiently(() =>
    http.call<JudgeReply>(`/competitions/${competition}/judge`, { method: 'POST', body: { key }, token }),
  );
  if (pending) await approve(http, competition, uuid, organiser);
  return { name, token, profile: uuid };
}

async function approve(
  http: HttpClient,
  competition: string,
  profile: string,
  organiser: Organiser | null,
): Promise<void> {
  if (!organiser)
    throw new CommandFault(
      'Judges of this competition need approval: name an organiser with --email and --password.',
    );
  const path = `/competitions/${competition}/judges/${profile}`;
  await http.call(path, { method: 'PATCH', body: { approved: true }, token: organiser.token });
}

/** Assigns judges to the judging groups in turn, so that every judging group has somebody. */
async function assign(
  http: HttpClient,
  { uuid, judgingGroups: groups }: Competition,
  profiles: readonly string[],
  { token }: Organiser,
): Promise<void> {
  for (const [index, group] of groups.entries()) {
    const here = profiles.filter((_, number) => number % groups.length === index);
    const judges = [...group.judges.map((judge) => judge.uuid), ...here];
    const path = `/competitions/${uuid}/judging-groups/${group.uuid}`;
    if (here.length > 0) await http.call<JudgingGroup>(path, { method: 'PATCH', body: { judges }, token });
  }
}
