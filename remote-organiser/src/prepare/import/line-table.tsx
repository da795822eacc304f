import type { Competition, ImportedLine } from '@topout/contract';
import { Button, RowHeader, Section, Table, Td, Th, Tr } from '@topout/ui';
import { useState } from 'react';
import styles from './import.module.css';
import { importTexts as texts } from './texts.ts';

const firstLines = 50;
const moreLines = 500;

export interface OtherPeople {
  /** Rows marked as another person of that name. */
  readonly others?: readonly number[];
  readonly onOther?: (line: number, other: boolean) => void;
}

export interface LineTableProps extends OtherPeople {
  readonly title: string;
  readonly lines: readonly ImportedLine[];
  readonly categories: Competition['stages'][number]['categories'];
}

const isKnown = ({ status }: ImportedLine) => status === 'entered' || status === 'duplicate';

/** Rows with the same outcome. */
export function LineTable({ title, lines, categories, others = [], onOther }: LineTableProps) {
  const [shown, setShown] = useState(firstLines);
  const rest = lines.length - shown;
  const categoryOf = (uuid: string | null) => categories.find((category) => category.uuid === uuid)?.name;
  return (
    <Section title={title} count={lines.length}>
      <Table label={title} dense>
        <thead>
          <tr>
            <Th numeric fit>
              {texts.line}
            </Th>
            <Th>{texts.person}</Th>
            <Th fit>{texts.number}</Th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, shown).map((line) => (
            <Tr key={line.line}>
              <Td numeric fit>
                {line.line}
              </Td>
              <RowHeader>
                {`${line.firstName} ${line.lastName}`.trim() || texts.noName}
                <span className={styles.facts}>
                  {[categoryOf(line.category), line.yearOfBirth, line.nation, line.email, handicapOf(line)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {line.problems.map(({ message }) => (
                  <span key={message} className={styles.problem}>
                    {message}
                  </span>
                ))}
                {line.notes.map((note) => (
                  <span key={note} className={styles.facts}>
                    {note}
                  </span>
                ))}
                {onOther && (isKnown(line) || others.includes(line.line)) && (
                  <Button variant="quiet" onClick={() => onOther(line.line, isKnown(line))}>
                    {isKnown(line) ? texts.otherPerson : texts.samePerson}
                  </Button>
                )}
              </RowHeader>
              <Td fit>{line.competitorNumber}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
      {rest > 0 && (
        <Button fullWidth onClick={() => setShown(shown + moreLines)}>
          {texts.more(Math.min(rest, moreLines))}
        </Button>
      )}
    </Section>
  );
}

function handicapOf({ handicapPercent, handicapPoints }: ImportedLine): string | null {
  if (handicapPercent !== null) return texts.factor(handicapPercent);
  return handicapPoints === null ? null : texts.points(handicapPoints);
}
