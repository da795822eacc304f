import { basename, resolve } from 'node:path';
import { importSeries } from '../results-import/import-series.ts';
import { readResults } from '../results-import/read-results.ts';
import { readSeries } from '../results-import/series-file.ts';
import { reasonOf } from '../../platform/start-fault.ts';
import { commandLine } from '../../platform/version.ts';
import { type CliCommand, CommandFault } from '../command.ts';

const from = '--from=';

export const importSeriesCommand: CliCommand = {
  name: 'import-series',
  summary: 'Create leagues from files of published series',
  help: `Usage: ${commandLine} import-series <file>...

  <file>  a published series of one category each, as in packages/domain/fixtures/series: its competitions with
          everybody's places, and how they count

Prints one line of JSON for each file: {"file", "league", "people"}, where "people" has the uuid of each person by their
id in the file; or {"file", "error"} for one that is no series, which makes the command end with code 1 after the others.

Example: ${commandLine} import-series packages/domain/fixtures/series/2017-world-cup-lead-women.json`,
  prepare: (args) => [`${from}${process.cwd()}`, ...args],
  run: async (args, context) => {
    const files = args.filter((arg) => !arg.startsWith(from));
    const folder = args.find((arg) => arg.startsWith(from))?.slice(from.length) ?? '.';
    if (files.length === 0) throw new CommandFault('Name a file.');
    const lines: string[] = [];
    let failed = 0;
    for (const file of files) {
      try {
        const series = readSeries(await readResults(resolve(folder, file)));
        lines.push(JSON.stringify({ file, ...(await importSeries(context, series, basename(file))) }));
      } catch (error) {
        failed += 1;
        lines.push(JSON.stringify({ file, error: reasonOf(error) }));
      }
    }
    if (failed > 0) throw new CommandFault(`${failed} of ${files.length} files were not imported.`, lines);
    return lines;
  },
};
