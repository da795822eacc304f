import { render, screen } from '@testing-library/react';
import { StepIndicator } from './step-indicator.tsx';
import { TabLink, TabNav } from './tab-nav.tsx';

it('links sister pages under one name', () => {
  render(
    <TabNav label="Routes">
      <TabLink href="#areas" aria-current="page">
        Areas
      </TabLink>
      <TabLink href="#categories">Categories</TabLink>
    </TabNav>,
  );
  expect(screen.getByRole('navigation', { name: 'Routes' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Areas');
});

it('says which step of how many', () => {
  const { container } = render(<StepIndicator steps={['Basics', 'Categories', 'Publish']} current={1} />);
  expect(container).toHaveTextContent('Step 2 of 3 Categories');
  expect(container.getElementsByClassName('done')).toHaveLength(2);
});
