import { render, screen } from '@testing-library/react';
import { FactList } from './fact-list.tsx';
import { Stat, StatGrid } from './stat.tsx';

it('pairs each number with what it counts', () => {
  render(
    <StatGrid>
      <Stat label="Unsent" value={6} tone="warning" hint="Oldest: 4 minutes" />
    </StatGrid>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Unsent');
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '6',
    'Oldest: 4 minutes',
  ]);
});

it('pairs terms with values', () => {
  render(<FactList facts={[{ term: 'Email', value: 'ada@example.org' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('Email');
  expect(screen.getByRole('definition')).toHaveTextContent('ada@example.org');
});
