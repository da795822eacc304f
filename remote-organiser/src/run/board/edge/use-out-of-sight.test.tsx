import { render, screen, waitFor } from '@topout/testing';
import { useOutOfSight } from './use-out-of-sight.ts';

const Shown = () => <p>{[...useOutOfSight(['a', 'b'])].join()}</p>;

/** Rows of 100 pixels in the order of the page; two of them have room. */
beforeEach(() => {
  window.innerHeight = 300;
  document.body.innerHTML = '<table><tbody></tbody></table>';
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, 100 * (at + 1), 100, 100);
  });
});

afterEach(() => jest.restoreAllMocks());

const draw = (...entries: string[]) =>
  document.querySelector('tbody')?.replaceChildren(...entries.map(rowOf));

const rowOf = (entry: string) => {
  const row = document.createElement('tr');
  row.dataset['entry'] = entry;
  return row;
};

it('looks again when rows change places without a scroll', async () => {
  draw('a', 'c', 'b');
  render(<Shown />);
  expect(screen.getByText('b')).toBeVisible();
  draw('b', 'c', 'a');
  await waitFor(() => expect(screen.getByText('a')).toBeVisible());
});
