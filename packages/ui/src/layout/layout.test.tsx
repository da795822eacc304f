import { render, screen } from '@testing-library/react';
import { Card } from '../card/card.tsx';
import { Section } from '../card/section.tsx';
import { Page, Row, Stack, StickyActionBar } from './layout.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

it('makes a page of named parts', () => {
  render(
    <Page>
      <Section title="Entries" count={12} description="All of them" action={<button>Add</button>}>
        <Card>Content</Card>
      </Section>
      <StickyActionBar>
        <button>Save</button>
      </StickyActionBar>
    </Page>,
  );
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('region', { name: 'Entries 12' }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Entries 12');
});

it('keeps distances on the grid', () => {
  render(
    <>
      <Stack data-testid="stack" gap={6} />
      <Row data-testid="row" gap={0} justify="space-between" style={{ flex: 1 }} />
    </>,
  );
  expect(screen.getByTestId('stack').style.gap).toBe('var(--space-6)');
  expect(screen.getByTestId('row')).toHaveStyle({ gap: '0', justifyContent: 'space-between', flex: '1' });
});

it('keeps hidden text for screen readers', () => {
  render(
    <button>
      <VisuallyHidden>Remove Ada</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Remove Ada' })).toBeVisible();
});
