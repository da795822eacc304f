import type { HeldResult } from '@topout/contract';
import { breakLine, refuse, screen, waitFor, within } from '@topout/testing';
import { anAttempt, anEntry, aRoute, competition, gym, routeId, userId } from '../testing/gym.tsx';

const { api, open, visit, me } = gym();
const path = `/${competition}/held`;
const settlement = `POST competitions/${competition}/held-results/settlement`;

type Report = HeldResult['reports'][number];

const report = (number: number, more: Partial<Report> = {}): Report => ({
  judge: { uuid: userId(40 + number), name: `Ann Judge${number}` },
  commands: [routeId(50 + number)],
  receivedAt: '2026-11-21T10:20:00Z',
  reason: { code: 'stream.changed', message: 'This result has changed in the meantime.' },
  attempts: [{ success: true, segmentsCount: 1 }],
  choices: ['STANDING', 'HELD', 'BOTH'],
  ...more,
});

const zone = anAttempt(userId(1), 1, { segmentsCount: 1 });

const held = (more: Partial<HeldResult> = {}): HeldResult => ({
  route: routeId(1),
  competitor: userId(1),
  competitorName: 'Vera Cruz',
  entry: anEntry(1, 'Vera Cruz').uuid,
  version: 3,
  attempts: [zone],
  reports: [report(1)],
  ...more,
});

function openWith(lines: HeldResult[], role: 'STAFF_JUDGE' | 'STAFF' | 'JUDGE' | null = 'STAFF_JUDGE') {
  let waiting = lines;
  open({ role, routes: [aRoute()], entries: [anEntry(1, 'Vera Cruz')], attempts: [zone] });
  api.answer({
    [`GET competitions/${competition}/held-results`]: () => ({ data: waiting }),
    [settlement]: () => {
      waiting = waiting.slice(1);
      return {
        answer: { id: routeId(51), outcome: 'APPLIED', reason: null, version: 4, boardVersion: 1 },
        attempts: [],
      };
    },
  });
}

it('says where what counts is not shown, and lets a judge throw away what they sent', async () => {
  const own = report(1, { judge: { uuid: me().uuid, name: 'Jonas Judge' }, choices: ['STANDING'] });
  openWith([held({ attempts: null, competitorName: null, reports: [own] })], 'JUDGE');
  visit(path);
  expect(await screen.findByText(/^This route is not yours any more/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Counts now' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Throw it away/ })).toBeVisible();
});

it('says that there is no line, and offers to ask again', async () => {
  openWith([held()]);
  api.answer({ [`GET competitions/${competition}/held-results`]: breakLine });
  const { user } = visit(path);
  expect(await screen.findByText(/^We can’t reach the server\./)).toBeVisible();
  openWith([held()]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Vera Cruz')).toBeVisible();
});

it('shows one line with both results and both judges, and settles it', async () => {
  openWith([held()]);
  const { user } = visit(path);
  expect(await screen.findByText('Vera Cruz')).toBeVisible();
  expect(screen.getByText('Opening Night')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Two judges, two results' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Counts now' })).toHaveTextContent('ZJudge: Jo Judge');
  expect(screen.getByRole('region', { name: 'Logged by Ann Judge1' })).toHaveTextContent(
    'TReached the server at 10:20 (London time)',
  );
  expect(screen.getByRole('button', { name: /^Keep Z/ })).toHaveTextContent('By Jo Judge; it counts now.');

  await user.click(screen.getByRole('button', { name: /^Both as attempts/ }));
  expect(await screen.findByText('Nothing is held')).toBeVisible();
  expect(api.called(settlement)[0]?.body).toEqual({
    take: 'BOTH',
    commands: [routeId(51)],
    others: [],
    version: 3,
  });
});

it('asks once more before somebody’s result stops counting, and names it', async () => {
  openWith([held()]);
  const { user } = visit(path);
  await user.click(await screen.findByRole('button', { name: /^Take T/ }));
  expect(api.called(settlement)).toHaveLength(0);
  const dialog = screen.getByRole('dialog', { name: 'Replace Z by T?' });
  expect(dialog).toHaveTextContent(
    'Z, logged by Jo Judge, will not count any more. It stays in the history.',
  );
  expect(dialog).not.toHaveTextContent(/yours/);
  await user.click(within(dialog).getByRole('button', { name: 'Take T' }));
  await waitFor(() => expect(api.called(settlement)).toHaveLength(1));
});

it('throws the others away when one of several judges is right', async () => {
  openWith([held({ reports: [report(1), report(2, { attempts: [{ success: false }] })] })]);
  const { user } = visit(path);
  await user.click(await screen.findByRole('button', { name: /^Take –/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take –' }));
  await waitFor(() =>
    expect(api.called(settlement)[0]?.body).toMatchObject({
      take: 'HELD',
      commands: [routeId(52)],
      others: [routeId(51)],
    }),
  );
});

it('shows who is not entered any more by name and result', async () => {
  // It was held for another reason before the entry was deleted.
  const gone = report(1, { choices: ['STANDING'] });
  openWith([
    held({ competitorName: 'Ida Gone', competitor: userId(9), entry: null, attempts: [], reports: [gone] }),
  ]);
  const { user } = visit(path);
  const line = await screen.findByRole('listitem');
  expect(line).toHaveTextContent('Ida Gone');
  expect(line).toHaveTextContent('This competitor is no longer entered.');
  expect(within(line).getByRole('region', { name: 'Logged by Ann Judge1' })).toHaveTextContent('T');
  expect(within(line).queryByRole('button', { name: /^(Take|Both)/ })).not.toBeInTheDocument();
  await user.click(within(line).getByRole('button', { name: /^Throw it away/ }));
  await waitFor(() => expect(api.called(settlement)[0]?.body).toMatchObject({ take: 'STANDING' }));
});

it('says of two phones of one judge that it is one judge', async () => {
  openWith([held({ reports: [report(1, { judge: zone.judge })] })]);
  visit(path);
  expect(await screen.findByRole('heading', { name: 'Jo Judge logged this twice' })).toBeVisible();
});

it('says that a result changed meanwhile, and reads it again', async () => {
  openWith([held()]);
  const { user } = visit(path);
  await screen.findByText('Vera Cruz');
  api.answer({
    [`GET competitions/${competition}/held-results`]: {
      data: [held({ version: 4, attempts: [zone, zone] })],
    },
    [settlement]: refuse(
      409,
      'stream.changed',
      'This result has changed in the meantime. Look again, then decide.',
    ),
  });
  await user.click(screen.getByRole('button', { name: /^Both/ }));
  expect(await screen.findByText(/^This result has changed/)).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Keep Z Z/ })).toBeVisible();
});

it('shows staff who do not judge, and lets others decide', async () => {
  openWith([held({ reports: [report(1, { choices: [] })] })], 'STAFF');
  visit(path);
  expect(await screen.findByText('Vera Cruz')).toBeVisible();
  expect(screen.getByText('A master judge or staff judge will decide.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Both|Keep|Take/ })).not.toBeInTheDocument();
});

it('shows judges their own', async () => {
  openWith([held({ reports: [report(1, { judge: { uuid: me().uuid, name: me().name } })] })], 'JUDGE');
  visit(path);
  expect(await screen.findByRole('region', { name: 'What you logged' })).toBeVisible();
  expect(api.called(`GET competitions/${competition}/held-results`)[0]?.path).toContain('mine=true');
});

it('is for judges and staff alone', async () => {
  openWith([], null);
  visit(path);
  expect(await screen.findByText('Not for your role')).toBeVisible();
});

it('shows what was logged on a route that is gone', async () => {
  const three = report(1, {
    attempts: [{ success: false, segmentsCount: 3, usedLastHold: true }],
    choices: ['STANDING'],
  });
  openWith([held({ route: routeId(9), attempts: [], reports: [three] })]);
  visit(path);
  expect(await screen.findByText('A route that is gone')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Logged by Ann Judge1' })).toHaveTextContent('3+');
});
