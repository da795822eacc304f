import { renderWithApp, screen, within } from '@topout/testing';
import { useSetAtom } from 'jotai';
import { barAtom, BarPart } from './bar-part.tsx';

function Bar() {
  return <header ref={useSetAtom(barAtom)} />;
}

it('puts its part into the header', () => {
  renderWithApp(
    <>
      <Bar />
      <main>
        <BarPart>search</BarPart>
      </main>
    </>,
  );
  expect(within(screen.getByRole('banner')).getByText('search')).toBeVisible();
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

it('stays where it is without one', () => {
  renderWithApp(
    <main>
      <BarPart>search</BarPart>
    </main>,
  );
  expect(screen.getByRole('main')).toHaveTextContent('search');
});
