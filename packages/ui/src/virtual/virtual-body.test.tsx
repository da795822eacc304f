import { render, screen } from '@testing-library/react';
import { VirtualBody } from './virtual-body.tsx';

it('renders the rows near the window only, numbered after the header', () => {
  // jsdom does not scroll and lays nothing out; rows must have a height for some of them to be out of sight.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <table aria-rowcount={401}>
      <VirtualBody
        count={400}
        rowHeight={60}
        getKey={String}
        renderRow={(index, rowProps) => (
          <tr {...rowProps}>
            <td>{`Row ${index}`}</td>
          </tr>
        )}
      />
    </table>,
  );
  expect(screen.getByText('Row 0').closest('tr')).toHaveAttribute('aria-rowindex', '2');
  expect(screen.getAllByRole('cell').length).toBeGreaterThan(10);
  expect(screen.queryByText('Row 200')).toBeNull();
  jest.restoreAllMocks();
});
