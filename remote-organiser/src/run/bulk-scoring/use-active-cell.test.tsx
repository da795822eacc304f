import { render, screen } from '@topout/testing';
import { useCallback, useRef } from 'react';
import { useActiveCell } from './use-grid-keys.ts';

/** A grid that is sent to a row while it appears. */
function Grid({ sentTo }: { readonly sentTo: number }) {
  const { grid, active, go } = useActiveCell({ row: 0, column: 0 }, { rows: 3, columns: 1 });
  const told = useRef(false);
  const tell = useCallback(() => {
    if (!told.current) go({ row: sentTo, column: 0 });
    told.current = true;
  }, [go, sentTo]);
  return (
    <table ref={grid}>
      <caption ref={tell}>Rows</caption>
      <tbody>
        {[0, 1, 2].map((row) => (
          <tr key={row}>
            <td tabIndex={active.row === row ? 0 : -1} data-cell={`${row}/0`}>
              Row {row}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

it('focuses the row that it was sent to, not the one that was active before', () => {
  render(<Grid sentTo={2} />);
  expect(screen.getByText('Row 2')).toHaveFocus();
});
