import { aCompetition, aStage, renderWithApp, screen } from '@topout/testing';
import Facts from './facts.tsx';

const asOf = '2026-11-21T13:02:00.000Z';

it.each([
  [false, /Judged in the hall$/],
  [true, /As of .*, waiting for the hall$/],
])('says that a hall judges, and of when the board is while it is silent: %s', async (silent, text) => {
  renderWithApp(<Facts competition={aCompetition({ hall: { asOf, silent } })} boards={[]} />);
  expect(await screen.findByText(text)).toBeVisible();
});

it('leads to the plan where there is one', async () => {
  const competition = aCompetition({ stages: [aStage(), aStage({ planned: true })] });
  renderWithApp(<Facts competition={competition} boards={[]} />);
  expect(await screen.findByRole('link', { name: 'Plan' })).toHaveAttribute(
    'href',
    `/${competition.uuid}/plan`,
  );
});
