import type { TeamResults } from '@topout/contract';
import type { Chosen } from './chosen.ts';
import { RankingSheet } from './ranking-sheet.tsx';
import { StageSheet } from './stage-sheet.tsx';
import { standingOf } from './standing.ts';
import { TeamsSheet } from './teams-sheet.tsx';

interface ResultSheetsProps extends Chosen {
  /** The last published version of each stage, and under '' of the whole competition. */
  readonly newest: ReadonlyMap<string, number>;
  /** Those to print. */
  readonly teams: TeamResults | undefined;
}

/** Places and scores by category and of teams, and the general result if there are several stages. */
export function ResultSheets({ results, stage, categories, teams, newest }: ResultSheetsProps) {
  const { ranking } = results;
  const ofStage = newest.get(stage.uuid) ?? 0;
  return (
    <>
      {categories.map((category) => (
        <StageSheet
          key={category.uuid}
          results={results}
          stage={stage}
          category={category}
          newest={ofStage}
        />
      ))}
      {teams && teams.rows.length > 0 && (
        <TeamsSheet
          competition={results.competition.name}
          stage={stage.name}
          teams={teams}
          notes={standingOf(stage, results, ofStage)}
        />
      )}
      {ranking?.categories
        .filter(({ name }) => categories.some((category) => category.name === name))
        .map((category) => (
          <RankingSheet
            key={category.name}
            results={results}
            ranking={ranking}
            category={category}
            newest={newest.get('') ?? 0}
          />
        ))}
    </>
  );
}
