import { type TicketCodes, ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import { pictureStore } from '../../platform/media/choose-store.ts';
import { pictureSizes } from '../../platform/media/picture-store.ts';
import { type CommandContext, CommandFault } from '../command.ts';
import { type FileKind, rowLine, writeLineFile } from '../files/line-file.ts';
import { provedAddresses, readCompetitionRows, readShared } from './read-competition.ts';

export const competitionFile: FileKind = { format: 'competition', version: 1 };

type Context = Pick<CommandContext, 'db' | 'config'>;

const sameMoment = { name: 'move.same_moment', text: 'set transaction isolation level repeatable read' };

/**
 * Writes all of a competition to a file, as it is at one moment. The file has codes of tickets, addresses and
 * keys: whoever has it can do what they can.
 *
 * @returns the number of rows
 * @throws CommandFault if there is no such competition, or the file cannot be written
 */
export async function exportCompetition(
  context: Context,
  competition: string,
  path: string,
): Promise<number> {
  const lines = await competitionLines(context, competition);
  await writeLineFile(path, competitionFile, lines);
  return lines.length;
}

/**
 * The lines of such a file.
 *
 * @throws CommandFault if there is no such competition
 */
export async function competitionLines(context: Context, competition: string): Promise<string[]> {
  const { db } = context;
  const codes = await ticketCodes(db);
  const lines: string[] = [];
  const media = await db.transaction(async (tx) => {
    lines.length = 0;
    await tx.rows(sameMoment, []);
    const rows = await readCompetitionRows(tx, competition);
    if (rows.get('competition')?.length !== 1)
      throw new CommandFault(`There is no competition ${competition}.`);
    const tickets = rows.get('ticket') ?? [];
    rows.set(
      'ticket',
      tickets.map((row) => withCode(codes, competition, row)),
    );
    const shared = await readShared(tx, competition);
    for (const [table, found] of [...rows, ...shared])
      for (const row of found) lines.push(rowLine(table, row));
    lines.push(...(await provedAddresses(tx, shared.get('profile') ?? [])));
    return shared.get('media') ?? [];
  });
  for (const row of media) lines.push(...(await pictureLines(context, row)));
  return lines;
}

/** A ticket with its code itself: the other server has another secret to find it by. */
export function withCode(codes: TicketCodes, competition: string, row: string): string {
  const { code_hash: _, ...ticket } = JSON.parse(row) as TicketRow;
  const code =
    ticket.code ?? codes.codeOf({ competition, profile: ticket.profile_id, serial: ticket.serial });
  return JSON.stringify({ ...ticket, code });
}

interface TicketRow {
  readonly profile_id: string;
  readonly serial: number;
  readonly code: string | null;
  readonly code_hash: string;
}

async function pictureLines({ db, config }: Context, media: string): Promise<string[]> {
  const { id } = JSON.parse(media) as { id: string };
  const store = pictureStore(db, config);
  const lines: string[] = [];
  for (const size of pictureSizes) {
    const jpeg = await store.read(id, size);
    const base64 = jpeg && Buffer.from(jpeg).toString('base64');
    if (base64) lines.push(rowLine('picture', JSON.stringify({ media_id: id, size, jpeg: base64 })));
  }
  return lines;
}
