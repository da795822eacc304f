import { RowHeader, Table, Td, Th } from '../table/table.tsx';
import { RowButton, Tr } from '../table/table-row.tsx';
import { inStates } from './specimen.ts';

const rows = ['Ada Lovelace', 'Maria-Theresa von Hohenfels-Schwarzenberg', 'Bo'].map((name, at) => ({
  name,
  place: at + 1,
  score: 2460 - at * 120,
}));

export const tables = inStates(
  [{}, { dense: true }, { sideways: true }],
  (look) => Object.keys(look)[0] ?? 'ordinary',
  (look) => (
    <Table label="Women" {...look}>
      <thead>
        <tr>
          <Th numeric fit>
            #
          </Th>
          <Th>Name</Th>
          <Th numeric>Score</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, place, score }) => (
          <Tr key={name} selected={place === 2}>
            <Td numeric fit>
              {place}
            </Td>
            <RowHeader>
              <RowButton>{name}</RowButton>
            </RowHeader>
            <Td numeric strong>
              {score}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  ),
);
