import type { Competition, ImportReply, Tickets } from '@topout/contract';
import { CommandFault } from '../command.ts';
import type { HttpClient } from './http-client.ts';
import { patiently } from './patiently.ts';
import type { Organiser, Recruit } from './recruit.ts';

/** Climbers who sign in at the same moment. */
const together = 20;

/**
 * Climbers with tickets, each signed in on a phone of their own: people on the list who have no account. If
 * they are too few, more are entered.
 *
 * @param competitors profiles of those who climb
 * @throws CommandFault without an organiser, who makes the tickets
 */
export async function recruitClimbers(
  http: HttpClient,
  competition: string,
  count: number,
  organiser: Organiser | null,
): Promise<Recruit[]> {
  if (!organiser)
    throw new CommandFault('Climbers need tickets: name an organiser with --email and --password.');
  const { token } = organiser;
  const path = `/competitions/${competition}/tickets`;
  const codes = async () => {
    const { data } = await http.call<Tickets>(path, { method: 'POST', body: {}, token });
    return data.flatMap(({ user, name, code }) => (code === null ? [] : [{ user, name, code }]));
  };
  const known = await codes();
  const lacking = count - known.length;
  if (lacking > 0) await enterMore(http, competition, { lacking, after: known.length }, token);
  const tickets = (lacking > 0 ? await codes() : known).slice(0, count);
  const climbers: Recruit[] = [];
  for (let first = 0; first < tickets.length; first += together) {
    const some = tickets.slice(first, first + together).map(async ({ user, name, code }) => {
      return { name, token: await patiently(() => http.signInWithTicket(code)), profile: user };
    });
    climbers.push(...(await Promise.all(some)));
  }
  return climbers;
}

/**
 * Enters so many more people, in all categories of the running stage alike, as a list.
 *
 * @param after how many there are; names go on from there
 */
async function enterMore(
  http: HttpClient,
  competition: string,
  { lacking, after }: { readonly lacking: number; readonly after: number },
  token: string,
): Promise<void> {
  const { stages } = await http.call<Competition>(`/competitions/${competition}`, { token });
  const categories = stages[0]?.categories ?? [];
  if (categories.length === 0) throw new CommandFault('A rehearsal needs a category.');
  const numbers = Array.from({ length: lacking }, (_, index) => index);
  for (const [at, { uuid: category }] of categories.entries()) {
    const here = numbers.filter((number) => number % categories.length === at);
    if (here.length === 0) continue;
    const lines = here.map((number) => `Rehearsal,Climber ${after + number + 1}`);
    const table = ['First name,Last name', ...lines].join('\n');
    await http.call<ImportReply>(`/competitions/${competition}/entries/import`, {
      method: 'POST',
      body: { table, category, dryRun: false },
      token,
    });
  }
}
