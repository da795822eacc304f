import type { MarkerPairs, Signatures } from '@topout/contract';
import { screen, waitFor, within } from '@topout/testing';
import { anEntry, aRoute, competition, gym, routeId, userId } from '../testing/gym.tsx';

const { api, open, visit } = gym();
const unsigned = { climber: null, marker: null, off: null };
const at = '2026-11-28T14:05:00.000Z';
const climber = (number: number, name: string, differs: string[] = [], signatures: Signatures = unsigned) => {
  const { uuid, user } = anEntry(number, name);
  return { entry: uuid, user: { uuid: user.uuid, name }, differs, signatures };
};
const pairs: MarkerPairs = {
  data: [
    { climbers: [climber(1, 'Ada Rock'), climber(2, 'Noor Stone')] },
    { climbers: [climber(3, 'Ann Cole', [routeId(1)]), climber(4, 'Zoe Crag')] },
  ],
};
const entries = [
  anEntry(5, 'Bea Wall'),
  anEntry(6, 'Eve Slab'),
  anEntry(7, 'Ida Roof', { status: 'RETIRED' }),
];

function begin(role: 'MASTER' | 'JUDGE', data = pairs.data) {
  open({ role, routes: [aRoute()], entries });
  api.answer({ [`GET competitions/${competition}/markers`]: { data } });
  return visit(`/${competition}/markers`);
}

it('lists those who disagree first, and leads to where a judge settles it', async () => {
  begin('JUDGE');
  const list = await screen.findByRole('list', { name: 'Pairs' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Ann Cole – Zoe Crag');
  expect(second).toHaveTextContent('No differences');
  expect(screen.getByRole('link', { name: 'Route 1 of Ann Cole' })).toHaveAttribute(
    'href',
    `/${competition}/judge/${routeId(1)}/${userId(3)}`,
  );
  expect(screen.queryByRole('button', { name: 'End' })).not.toBeInTheDocument();
});

it('lets organisers pair two who still climb, and says why it cannot be', async () => {
  const { user } = begin('MASTER', []);
  expect(await screen.findByText('Nobody has a marker yet')).toBeVisible();
  const [bea, eve] = entries;
  const first = await screen.findByRole('combobox', { name: 'First climber' });
  await waitFor(() => expect(first).toHaveTextContent('Bea Wall'));
  expect(first).not.toHaveTextContent('Ida Roof');
  await user.selectOptions(first, bea?.uuid ?? '');
  const second = screen.getByRole('combobox', { name: 'Second climber' });
  expect(second).not.toHaveTextContent('Bea Wall');
  await user.selectOptions(second, eve?.uuid ?? '');
  const put: unknown[] = [];
  api.answer({
    [`PUT competitions/${competition}/markers/${bea?.uuid}`]: ({ body }: { body: unknown }) => {
      put.push(body);
      return null;
    },
  });
  await user.click(screen.getByRole('button', { name: 'Pair' }));
  await waitFor(() => expect(put).toEqual([{ partner: eve?.uuid }]));
});

it('lets organisers end it, once they are sure', async () => {
  const { user } = begin('MASTER');
  const ended: string[] = [];
  api.answer({
    [`DELETE competitions/${competition}/markers/${anEntry(3, 'Ann Cole').uuid}`]: () => {
      ended.push('ended');
      return null;
    },
  });
  const [end] = await screen.findAllByRole('button', { name: 'End' });
  await user.click(end ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'End Ann Cole – Zoe Crag?' });
  await user.click(within(dialog).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(ended).toEqual(['ended']));
});

it('says who has not signed, and how many cards both have', async () => {
  const [both, one] = [
    { ...unsigned, climber: at, marker: at },
    { ...unsigned, climber: at },
  ];
  begin('JUDGE', [
    { climbers: [climber(1, 'Ada Rock', [], both), climber(2, 'Noor Stone', [], both)] },
    { climbers: [climber(3, 'Ann Cole', [], one), climber(4, 'Zoe Crag', [], { ...unsigned, off: at })] },
  ]);
  expect(await screen.findByText('2 of 4 cards are signed by both.')).toBeVisible();
  const [first] = within(screen.getByRole('list', { name: 'Pairs' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Card of Ann Cole: Zoe Crag has not signed');
  expect(first).toHaveTextContent('Card of Zoe Crag: changed after it was signed');
  expect(screen.getByText('Card of Ada Rock: signed by both')).toBeVisible();
});
