import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton } from './icon-button.tsx';

it('does not submit a form unless told to', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
});

it('refuses clicks while busy, says so and keeps its name', () => {
  const onClick = jest.fn();
  render(
    <Button busy onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(button);
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

it('refuses clicks while it rests, and keeps the focus', () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Undo</Button>);
  const button = screen.getByRole('button', { name: 'Undo' });
  button.focus();
  rerender(
    <Button resting onClick={onClick}>
      Undo
    </Button>,
  );
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
});

it('names an icon button', () => {
  render(<IconButton label="Remove Ada" icon={<svg />} />);
  expect(screen.getByRole('button', { name: 'Remove Ada' })).toHaveAttribute('title', 'Remove Ada');
});

it('lends its look to any link', () => {
  const RouterLink = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
    <a {...rest} href={to}>
      {children}
    </a>
  );
  render(
    <ButtonLink as={RouterLink} to="/results" variant="primary" fullWidth>
      Results
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Results' });
  expect(link).toHaveAttribute('href', '/results');
  expect(link).toHaveClass('button', 'primary', 'fullWidth');
});
