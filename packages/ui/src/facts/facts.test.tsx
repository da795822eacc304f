import { render, screen } from '@testing-library/react';
import { FactList } from './fact-list.tsx';
import { Stat, StatGrid } from './stat.tsx';

it('pairs each number with what it counts', () => {
  render(
    <StatGrid>
      <Stat label="Unsent" value={6} tone="warning" />
    </StatGrid>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Unsent');
  expect(screen.getByRole('definition')).toHaveTextContent('6');
});

it('pairs terms with values', () => {
  render(<FactList facts={[{ term: 'Email', value: 'ada@example.org' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('Email');
  expect(screen.getByRole('definition')).toHaveTextContent('ada@example.org');
});
