import type { TeamBoardMember, TeamBoardRow } from '@topout/contract';
import { teamProblemWords, type TeamRules } from '@topout/domain';
import { RowHeader, Table, Td, Th, Tr, VisuallyHidden } from '@topout/ui';
import { boardTexts } from '../../texts.ts';
import styles from './teams.module.css';
import { texts } from './texts.ts';

interface TeamTableProps {
  /** In display order. */
  readonly rows: readonly TeamBoardRow[];
  readonly rules: TeamRules;
}

/** Places, teams with their members, and points; below them the teams without a place, with the reason. */
export const TeamTable = ({ rows, rules }: TeamTableProps) => (
  <Table label={texts.title} className={styles.table}>
    <thead>
      <Tr>
        <Th numeric fit>
          {texts.place}
        </Th>
        <Th>{texts.team}</Th>
        <Th numeric>{texts.points}</Th>
      </Tr>
    </thead>
    <tbody>
      {rows.map(({ team, name, position, score, problem, members }) => (
        <Tr key={team}>
          <Td numeric fit strong>
            {position ?? <span aria-label={texts.noPlace}>–</span>}
          </Td>
          <RowHeader className={styles.team}>
            <span className={styles.name}>{name}</span>
            {problem && <span className={styles.problem}>{teamProblemWords(problem, rules)}</span>}
            {members.length > 0 && (
              <ul className={styles.members}>
                {members.map((member) => (
                  <Member key={member.user} member={member} />
                ))}
              </ul>
            )}
          </RowHeader>
          <Td numeric strong>
            {texts.score(score)}
          </Td>
        </Tr>
      ))}
    </tbody>
  </Table>
);

/** Who counts is bold, and said to those who do not see it. */
const Member = ({
  member: { name, category, brings, counts, unconfirmed },
}: {
  readonly member: TeamBoardMember;
}) => (
  <li className={styles.member} data-counts={counts || undefined}>
    <span>
      {name} <small>{category}</small>{' '}
      {unconfirmed !== undefined && (
        <small className={styles.unconfirmed}>{boardTexts.unconfirmedCount(unconfirmed)}</small>
      )}
    </span>
    <span className={styles.brings}>
      {texts.score(brings)}
      <VisuallyHidden> {counts ? texts.counts : texts.notCounted}</VisuallyHidden>
    </span>
  </li>
);
