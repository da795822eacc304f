import { fireEvent, render, screen } from '@testing-library/react';
import { FileInput } from './file-input.tsx';

const picture = new File(['x'], 'me.png', { type: 'image/png' });

// jsdom gives files no address.
const revoke = jest.fn();
beforeEach(() => {
  URL.createObjectURL = () => 'blob:me';
  URL.revokeObjectURL = revoke;
});

it('hands over the chosen file', () => {
  const onChange = jest.fn();
  render(<FileInput label="Picture" value={null} onChange={onChange} error="Please select an image" />);
  const input = screen.getByLabelText('Picture');
  expect(input).toHaveAccessibleDescription('Please select an image');
  fireEvent.change(input, { target: { files: [picture] } });
  expect(onChange).toHaveBeenCalledWith(picture);
});

it('shows the chosen file and lets it go', () => {
  const onChange = jest.fn();
  const { container, unmount } = render(
    <FileInput label="Picture" value={picture} onChange={onChange} currentUrl="/old.jpg" />,
  );
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:me');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onChange).toHaveBeenCalledWith(null);
  unmount();
  expect(revoke).toHaveBeenCalledWith('blob:me');
});

it('shows the present picture, and a sign when it does not load', () => {
  const { container } = render(
    <FileInput label="Picture" value={null} onChange={jest.fn()} currentUrl="/old.jpg" />,
  );
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/old.jpg');
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
});
