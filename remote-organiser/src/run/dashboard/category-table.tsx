import type { Competition, LiveState } from '@topout/contract';
import { RowHeader, Section, Table, Td, Th, Tr } from '@topout/ui';
import { texts } from './texts.ts';

interface CategoryTableProps {
  readonly competition: Competition;
  readonly state: LiveState;
}

/** Entries and attempts by category. */
export function CategoryTable({ competition, state }: CategoryTableProps) {
  // For a moment the figures may belong to the previous stage.
  const all = competition.stages.flatMap(({ categories }) => categories);
  const names = new Map(all.map(({ uuid, name }) => [uuid, name]));
  const anybodyWaits = state.categories.some(({ waiting }) => waiting > 0);
  return (
    <Section title={texts.categories}>
      <Table label={texts.categories} dense sideways>
        <thead>
          <tr>
            <Th>{texts.category}</Th>
            <Th numeric>{texts.entries}</Th>
            {anybodyWaits && <Th numeric>{texts.waiting}</Th>}
            <Th numeric>{texts.climbedColumn}</Th>
            <Th numeric>{texts.attempts}</Th>
          </tr>
        </thead>
        <tbody>
          {state.categories.map(({ uuid, entries, waiting, climbed, attempts }) => (
            <Tr key={uuid}>
              <RowHeader>{names.get(uuid)}</RowHeader>
              <Td numeric>{entries}</Td>
              {anybodyWaits && <Td numeric>{waiting}</Td>}
              <Td numeric>{climbed}</Td>
              <Td numeric>{attempts}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
