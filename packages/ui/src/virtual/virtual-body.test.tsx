import { render, screen } from '@testing-library/react';
import { memo } from 'react';
import { VirtualBody, type VirtualRowProps } from './virtual-body.tsx';

it('lets a row that stays where it is keep its props', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const drawn = jest.fn();
  const Row = memo(({ rowProps }: { readonly rowProps: VirtualRowProps }) => {
    drawn();
    return <tr {...rowProps} />;
  });
  const body = () => (
    <table>
      <VirtualBody
        count={400}
        rowHeight={60}
        getKey={String}
        renderRow={(_, rowProps) => <Row rowProps={rowProps} />}
      />
    </table>
  );
  const { rerender } = render(body());
  drawn.mockClear();
  rerender(body());
  expect(drawn).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

// jsdom does not scroll and lays nothing out; rows must have a height for some of them to be out of sight.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const showRows = (keep?: number) =>
  render(
    <table aria-rowcount={401}>
      <VirtualBody
        count={400}
        rowHeight={60}
        getKey={String}
        keep={keep}
        renderRow={(index, rowProps) => (
          <tr {...rowProps}>
            <td>{`Row ${index}`}</td>
          </tr>
        )}
      />
    </table>,
  );

it('renders the rows near the window only, numbered after the header', () => {
  showRows();
  expect(screen.getByText('Row 0').closest('tr')).toHaveAttribute('aria-rowindex', '2');
  expect(screen.getAllByRole('cell').length).toBeGreaterThan(10);
  expect(screen.queryByText('Row 200')).toBeNull();
});

it('keeps a row far from the window, where it belongs', () => {
  showRows(200);
  expect(screen.getByText('Row 200').closest('tr')).toHaveAttribute('aria-rowindex', '202');
  const gaps = screen.getAllByRole('row', { hidden: true }).filter(({ ariaHidden }) => ariaHidden === 'true');
  expect(gaps.map(({ style }) => style.height)).toEqual([`${(200 - near()) * 60}px`, `${199 * 60}px`]);
});

/** How many rows are there from the first on. */
const near = () => screen.getAllByRole('cell').length - 1;
