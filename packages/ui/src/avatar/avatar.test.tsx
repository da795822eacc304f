import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar.tsx';

it('shows the picture, and the initials when it does not load', () => {
  const { container, rerender } = render(<Avatar initials="AL" hue={210} src="/ada.jpg" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/ada.jpg');
  if (image) fireEvent.error(image);
  expect(container).toHaveTextContent('AL');
  rerender(<Avatar initials="AL" hue={210} src="/ada-again.jpg" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/ada-again.jpg');
});

it.each([undefined, null, ''])('shows the initials when there is no picture (%p)', (src) => {
  const { container } = render(<Avatar initials="AL" hue={210} src={src} />);
  expect(container).toHaveTextContent('AL');
});

it('is decoration unless it is named', () => {
  const { rerender } = render(<Avatar initials="AL" hue={210} />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Avatar initials="AL" hue={210} label="Ada Lovelace" />);
  expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toBeVisible();
});
