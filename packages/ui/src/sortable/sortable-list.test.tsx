import { fireEvent, render, screen } from '@testing-library/react';
import { announcements } from './announcements.ts';
import { SortableList, type SortableListProps } from './sortable-list.tsx';

const show = (props: Partial<SortableListProps<string>> = {}) =>
  render(
    <SortableList
      label="Queue"
      items={['Ada', 'Ben', 'Chiara']}
      getId={(name) => name.toLowerCase()}
      getName={(name) => name}
      renderItem={(name) => name}
      onReorder={jest.fn()}
      {...props}
    />,
  );

it('moves a row by its buttons and tells where it went', () => {
  const onReorder = jest.fn();
  show({ onReorder });
  fireEvent.click(screen.getByRole('button', { name: 'Move Ben up' }));
  expect(onReorder).toHaveBeenLastCalledWith(['ben', 'ada', 'chiara']);
  expect(screen.getByText('Ben is at place 1 of 3.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Move Ben down' }));
  expect(onReorder).toHaveBeenLastCalledWith(['ada', 'chiara', 'ben']);
});

it('keeps dead buttons at the ends within reach of the focus', () => {
  const onReorder = jest.fn();
  show({ onReorder });
  const up = screen.getByRole('button', { name: 'Move Ada up' });
  expect(up).toHaveAttribute('aria-disabled', 'true');
  expect(up).toBeEnabled();
  fireEvent.click(up);
  expect(onReorder).not.toHaveBeenCalled();
});

it('shows the actions of each row, and stands still when disabled', () => {
  show({ disabled: true, renderActions: (name) => <button>{`Remove ${name}`}</button> });
  expect(screen.getByRole('button', { name: 'Remove Chiara' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Drag Chiara' })).toBeDisabled();
});

it('names the row and its place while it is dragged', () => {
  const say = announcements(['a', 'b'], (id) => ({ a: 'Ada', b: 'Ben' })[id] ?? '');
  const at = (id: string) => ({ id, rect: { width: 0, height: 0, left: 0, top: 0, right: 0, bottom: 0 } });
  const over = { ...at('b'), disabled: false, data: { current: undefined } };
  const active = {
    id: 'a',
    data: { current: undefined },
    rect: { current: { initial: null, translated: null } },
  };
  expect(say.onDragStart({ active })).toBe('Ada picked up from place 1 of 2.');
  expect(say.onDragOver({ active, over })).toBe('Ada is over place 2 of 2.');
  expect(say.onDragEnd({ active, over })).toBe('Ada put down at place 2 of 2.');
  expect(say.onDragCancel({ active, over: null })).toBe('Ada is back at place 1 of 2.');
});

describe('slim', () => {
  it('shows the buttons of the row whose handle is tapped, in the place of its actions', () => {
    const onReorder = jest.fn();
    show({ slim: true, onReorder, renderActions: (name) => <button>{`Remove ${name}`}</button> });
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    const handle = screen.getByRole('button', { name: 'Drag Ben' });
    expect(handle).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(handle);
    expect(handle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('button', { name: 'Remove Ben' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Move Ben up' }));
    expect(onReorder).toHaveBeenLastCalledWith(['ben', 'ada', 'chiara']);
    fireEvent.click(handle);
    expect(screen.getByRole('button', { name: 'Remove Ben' })).toBeVisible();
  });

  it('has nothing in the other rows that a finger could hit after a move, while one is open', () => {
    const remove = (name: string) => <button>{`Remove ${name}`}</button>;
    const { rerender } = show({ slim: true, renderActions: remove });
    fireEvent.click(screen.getByRole('button', { name: 'Drag Ben' }));
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    // Somebody else takes the open row away.
    rerender(
      <SortableList
        slim
        label="Queue"
        items={['Ada', 'Chiara']}
        getId={(name) => name.toLowerCase()}
        getName={(name) => name}
        renderItem={(name) => name}
        renderActions={remove}
        onReorder={jest.fn()}
      />,
    );
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  });

  it('opens by a click that follows a key which does nothing', () => {
    show({ slim: true });
    const handle = screen.getByRole('button', { name: 'Drag Ben' });
    fireEvent.keyDown(handle, { key: 'Tab' });
    fireEvent.click(handle);
    expect(handle).toHaveAttribute('aria-expanded', 'true');
  });

  it('moves a row by the arrow keys on its handle and tells where it went', () => {
    const onReorder = jest.fn();
    show({ slim: true, onReorder });
    const handle = screen.getByRole('button', { name: 'Drag Ben' });
    fireEvent.keyDown(handle, { key: 'ArrowDown' });
    expect(onReorder).toHaveBeenLastCalledWith(['ada', 'chiara', 'ben']);
    expect(screen.getByText('Ben is at place 3 of 3.')).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Drag Ada' }), { key: 'ArrowUp' });
    expect(onReorder).toHaveBeenCalledTimes(1);
  });

  it('does not take the click that follows a key for a tap', () => {
    show({ slim: true });
    const handle = screen.getByRole('button', { name: 'Drag Ben' });
    fireEvent.keyDown(handle, { key: 'Enter' });
    fireEvent.click(handle);
    expect(handle).toHaveAttribute('aria-expanded', 'false');
  });
});
