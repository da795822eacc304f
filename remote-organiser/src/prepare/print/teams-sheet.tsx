import type { TeamResults } from '@topout/contract';
import { teamProblemWords, teamScoreText } from '@topout/domain';
import styles from './print.module.css';
import { SheetPage } from './sheet-page.tsx';
import { printTexts as texts } from './texts.ts';

interface TeamsSheetProps {
  /** Its name. */
  readonly competition: string;
  /** Its name. */
  readonly stage: string;
  readonly teams: TeamResults;
  /** What the results are, and how they were amended. */
  readonly notes: readonly string[];
}

/** The board of teams on paper: places, teams with what each member brings, and points. */
export const TeamsSheet = ({ competition, stage, teams: { rows, rules }, notes }: TeamsSheetProps) => (
  <SheetPage
    paged
    competition={competition}
    title={texts.teams}
    about={stage}
    notes={notes}
    span={3}
    columns={
      <>
        <th className={styles.narrow}>{texts.place}</th>
        <th>{texts.team}</th>
        <th className={styles.figure}>{texts.points}</th>
      </>
    }
  >
    {rows.map(({ team, name, position, score, problem, members }) => (
      <tr key={team}>
        <td className={styles.figure}>{position ?? '–'}</td>
        <th scope="row">
          {name}
          {members.length > 0 && <span className={styles.members}>{members.map(memberText).join(', ')}</span>}
          {problem && <span className={styles.members}>{teamProblemWords(problem, rules)}</span>}
        </th>
        <td className={styles.figure}>{score === null ? '–' : teamScoreText(score)}</td>
      </tr>
    ))}
  </SheetPage>
);

/** `Ada Ash 250`, `Bea Ash (100)`: in brackets, what does not count. */
function memberText({ name, brings, counts }: TeamResults['rows'][number]['members'][number]): string {
  if (brings === null) return name;
  return counts ? `${name} ${teamScoreText(brings)}` : `${name} (${teamScoreText(brings)})`;
}
