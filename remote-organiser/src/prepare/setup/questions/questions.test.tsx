// The screen in the real router, against a real HTTP server in this process that plays the API.
import {
  aCompetition,
  aSetupState,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
} from '@topout/testing';
import type { Question } from '@topout/contract';
import { routes } from '../../../routes.tsx';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const path = `${its}/questions`;
const aQuestion = (n: number, more: Partial<Question> = {}): Question => ({
  uuid: `0198a5c0-1111-7000-8000-0000000000c${n}`,
  kind: 'TEXT',
  label: 'Emergency contact',
  help: '',
  required: true,
  audience: 'ALL',
  categories: [],
  readers: 'DESK',
  choices: [],
  consent: null,
  archived: false,
  answered: false,
  version: 1,
  ...more,
});
const contact = aQuestion(1);
const rules = aQuestion(2, {
  kind: 'CONSENT',
  label: 'Rules of the gym',
  consent: { version: 2, text: 'I climb at my own risk.' },
});

async function show(data: Question[]) {
  api.answer({
    [`GET ${its}`]: aCompetition({ role: 'MASTER', canJudge: true }),
    [`GET ${its}/setup`]: aSetupState(),
    [`GET ${path}`]: { data },
  });
  const view = renderRoutes(routes, { at: `/${someCompetition}/setup/questions`, signedInAs: someUuid });
  await screen.findByRole('button', { name: 'Add a question' });
  return view;
}

it('adds a question, and shows it as people see it', async () => {
  api.answer({ [`POST ${path}`]: { data: [contact] } });
  const { user } = await show([]);
  expect(await screen.findByText('No questions')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a question' }));
  await user.type(screen.getByLabelText('Question'), 'Emergency contact');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByLabelText('Emergency contact')).toBeVisible();
  expect(api.called(`POST ${path}`)[0]?.body).toMatchObject({
    kind: 'TEXT',
    label: 'Emergency contact',
    required: true,
    choices: [],
    text: '',
  });
});

it('says that another text is another version', async () => {
  const { user } = await show([rules]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Rules of the gym' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit...' }));
  expect(screen.queryByText(/is version 3/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Text to agree to'), ' And I warm up.');
  expect(await screen.findByText(/is version 3/)).toBeVisible();
});

it('saves what was seen, and says so if somebody else has changed it', async () => {
  const put = `PUT ${path}/${rules.uuid}`;
  const message = 'Somebody else changed this question in the meantime.';
  api.answer({ [put]: refuse(409, 'question.changed', message) });
  const { user } = await show([{ ...rules, version: 4 }]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Rules of the gym' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit...' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(api.called(put)[0]?.path).toMatch(/\?version=4$/);
});

it('moves a question by its buttons, and shows the order at once', async () => {
  api.answer({ [`PUT ${path}`]: { data: [rules, contact] } });
  const { user } = await show([contact, rules]);
  await user.click(await screen.findByRole('button', { name: 'Move Rules of the gym up' }));
  await waitFor(() =>
    expect(api.called(`PUT ${path}`).map(({ body }) => body)).toEqual([
      { questions: [rules.uuid, contact.uuid] },
    ]),
  );
});

it('asks a question no more, and takes that back', async () => {
  const patch = `PATCH ${path}/${contact.uuid}`;
  api.answer({ [patch]: { data: [{ ...contact, archived: true }] } });
  const { user } = await show([contact]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Emergency contact' }));
  await user.click(screen.getByRole('menuitem', { name: 'Ask no more' }));
  expect(await screen.findByText('Asked no more')).toBeVisible();
  api.answer({ [patch]: { data: [contact] } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.called(patch).map(({ body }) => body)).toEqual([{ archived: true }, { archived: false }]),
  );
});
