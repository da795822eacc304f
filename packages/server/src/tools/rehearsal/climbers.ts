import type { Competition, TicketSession, Tickets, WalkInReply } from '@topout/contract';
import { CommandFault } from '../command.ts';
import type { HttpClient } from './http-client.ts';
import { patiently } from './patiently.ts';
import type { Organiser, Recruit } from './recruit.ts';

/**
 * Climbers with tickets, each signed in on a phone of their own: people on the list who have no account, then
 * walk-ins.
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
  if (known.length < count) await walkIn(http, competition, count - known.length, token);
  const tickets = known.length < count ? await codes() : known;
  const climbers: Recruit[] = [];
  for (const { user, name, code } of tickets.slice(0, count)) {
    const { accessToken } = await patiently(() =>
      http.call<TicketSession>('/tickets/session', { method: 'POST', body: { code } }),
    );
    climbers.push({ name, token: accessToken, profile: user });
  }
  return climbers;
}

/** Enters so many more people at the desk, in all categories of the running stage alike. */
async function walkIn(http: HttpClient, competition: string, count: number, token: string): Promise<void> {
  const { stages } = await http.call<Competition>(`/competitions/${competition}`, { token });
  const categories = stages[0]?.categories ?? [];
  for (let number = 0; number < count; number += 1) {
    const category = categories[number % categories.length];
    if (!category) throw new CommandFault('A rehearsal needs a category.');
    const body = {
      firstName: 'Rehearsal',
      lastName: `Climber ${number + 1}`,
      category: category.uuid,
      other: true,
    };
    await patiently(() =>
      http.call<WalkInReply>(`/competitions/${competition}/check-in`, { method: 'POST', body, token }),
    );
  }
}
