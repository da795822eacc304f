import { basename, resolve } from 'node:path';
import { importEvent } from '../results-import/import-event.ts';
import { importRound, type ImportedRound } from '../results-import/import-round.ts';
import { readCombined } from '../results-import/combined-file.ts';
import { importSpeed } from '../results-import/import-speed.ts';
import { readResults } from '../results-import/read-results.ts';
import { readSpeed } from '../results-import/speed-file.ts';
import { readRound } from '../results-import/round-file.ts';
import { reasonOf } from '../../platform/start-fault.ts';
import { commandLine } from '../../platform/version.ts';
import { type CliCommand, type CommandContext, CommandFault } from '../command.ts';

const once = '--once';
const event = '--event';
const from = '--from=';

export const importResultsCommand: CliCommand = {
  name: 'import-results',
  summary: 'Create competitions from files of published results',
  help: `Usage: ${commandLine} import-results <file>... [--once | --event]

  <file>  one published round each, as in packages/domain/fixtures/results and combined; or one speed event, as in
          packages/domain/fixtures/speed: its qualification and final become two stages, and everything is published
  --once  leave out a file that was imported before, and name the competition that it made
  --event the files are the rounds of one category of one event, the first round first: they become one competition with
          its stages, in which those go on who went on, and everything is published

Prints one line of JSON for each file: {"file", "competition", "category"}, or {"file", "error"} for one that cannot be
scored, which makes the command end with code 1 after the others. With --event one line: {"files", "competition", "category"}.

Example: ${commandLine} import-results packages/domain/fixtures/results/2022-innsbruck-lead-women-final.json`,
  prepare: (args) => [`${from}${process.cwd()}`, ...args],
  run: async (args, context) => {
    const files = args.filter((arg) => ![once, event].includes(arg) && !arg.startsWith(from));
    const folder = args.find((arg) => arg.startsWith(from))?.slice(from.length) ?? '.';
    if (files.length === 0) throw new CommandFault('Name a file.');
    if (args.includes(event)) return [await joined(context, folder, files)];
    const lines: string[] = [];
    let failed = 0;
    for (const file of files) {
      try {
        const known = args.includes(once) ? await imported(context, basename(file)) : null;
        lines.push(
          JSON.stringify({ file, ...(known ?? (await importFile(context, resolve(folder, file)))) }),
        );
      } catch (error) {
        failed += 1;
        lines.push(JSON.stringify({ file, error: reasonOf(error) }));
      }
    }
    if (failed > 0) throw new CommandFault(`${failed} of ${files.length} files were not imported.`, lines);
    return lines;
  },
};

/** One competition from the rounds of an event. @throws CommandFault if they do not form one */
async function joined(context: CommandContext, folder: string, files: readonly string[]): Promise<string> {
  try {
    const texts = await Promise.all(files.map((file) => readResults(resolve(folder, file))));
    const made = await importEvent(
      context,
      texts.map(readRound),
      files.map((file) => basename(file)).join(' '),
    );
    return JSON.stringify({ files, ...made });
  } catch (error) {
    throw new CommandFault(`The event was not imported: ${reasonOf(error)}.`);
  }
}

async function importFile(context: CommandContext, file: string): Promise<ImportedRound> {
  const text = await readResults(file);
  const read: unknown = JSON.parse(text);
  const source = basename(file);
  const speed = readSpeed(read);
  if (speed) return importSpeed(context, speed, source);
  return importRound(context, readCombined(read) ?? readRound(text), source);
}

const importedStatement = {
  name: 'import.made_before',
  text: `
    select a.competition_id as competition, k.id as category
    from audit a join category k on k.competition_id = a.competition_id
    where a.kind = 'results.imported' and a.details ->> 'source' = $1
    order by a.created_at desc limit 1`,
};

/** What an earlier import of a file of that name created. */
async function imported({ db }: CommandContext, source: string): Promise<ImportedRound | null> {
  const [found] = await db.rows<ImportedRound>(importedStatement, [source]);
  return found ?? null;
}
