// Answering what organisers ask, through the real router, against a real HTTP server that plays the API.
import {
  anEntry,
  aProfile,
  fakeApi,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
  within,
} from '@topout/testing';
import type { Answers, GivenAgreement, Question } from '@topout/contract';
import { aContest, allRoutes, men } from '../enter/testing.tsx';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const enter = `/${someCompetition}/enter`;
const year = new Date().getUTCFullYear();
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
  consent: { version: 3, text: 'I climb at my own risk.' },
});
const forMen = aQuestion(3, { label: 'Beard', audience: 'CATEGORIES', categories: [men] });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.answer({
    [`GET ${its}`]: aContest(),
    [`GET ${its}/waves`]: { data: [], own: [], without: 0 },
    [`GET ${its}/questions`]: { data: [contact, rules, forMen] },
    'GET profiles/me': aProfile({ yearOfBirth: year - 30 }),
    'GET profiles/me/children': [],
    [`POST ${its}/entries`]: anEntry(),
  });
});

const show = (at: string) => renderRoutes(allRoutes, { at, signedInAs: someUuid });
const sent = (call: string) => api.called(call).map(({ body }) => body);

it('asks with the category, and enters with the answers and the version that was read', async () => {
  const { user } = show(`${enter}/confirm`);
  await user.click(await screen.findByRole('radio', { name: /^Women/ }));
  expect(screen.queryByLabelText('Beard')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findAllByText('Required')).not.toHaveLength(0);
  expect(sent(`POST ${its}/entries`)).toEqual([]);
  await user.type(screen.getByLabelText('Emergency contact'), 'Ben');
  await user.click(screen.getByRole('checkbox', { name: 'I agree: Rules of the gym' }));
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  await waitFor(() => expect(sent(`POST ${its}/entries`)).toHaveLength(1));
  expect(sent(`POST ${its}/entries`)[0]).toMatchObject({
    answers: [
      { question: contact.uuid, value: 'Ben' },
      { question: rules.uuid, value: true, version: 3 },
    ],
  });
});

it('asks minors for their guardian once they agree', async () => {
  api.answer({ 'GET profiles/me': aProfile({ yearOfBirth: year - 15 }) });
  const { user } = show(`${enter}/confirm`);
  await user.click(await screen.findByRole('radio', { name: /^Women/ }));
  expect(screen.queryByLabelText(/guardian/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'I agree: Rules of the gym' }));
  await user.type(screen.getByLabelText('Emergency contact'), 'Ben');
  await user.type(await screen.findByLabelText(/guardian/), 'Gerda Guard');
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  await waitFor(() => expect(sent(`POST ${its}/entries`)).toMatchObject([{ guardian: 'Gerda Guard' }]));
});

const agreements = `${its}/agreements/${someUuid}`;

it('lets people withdraw what is asked no more, with the words that they read', async () => {
  const answers = `${its}/answers/${someUuid}`;
  const agreed: GivenAgreement = {
    question: rules.uuid,
    label: 'Photos',
    version: 2,
    text: 'I may be in pictures.',
    at: '2026-11-21T08:12:00.000Z',
    guardian: null,
    endedAt: null,
    replaced: false,
    archived: true,
    mayWithdraw: true,
  };
  const ended = { ...agreed, endedAt: '2026-11-22T08:12:00.000Z', mayWithdraw: false };
  api.answer({
    [`GET ${answers}`]: { questions: [], answers: [], open: [], minor: false, canChange: false },
    [`GET ${agreements}`]: { data: [agreed] },
    [`DELETE ${agreements}/${rules.uuid}`]: { data: [ended] },
  });
  const { user } = show(`${enter}/entries/${someUuid}/answers`);
  await user.click(await screen.findByRole('button', { name: 'Withdraw consent' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw consent' }));
  expect(await screen.findByText(/^Withdrawn on /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw consent' })).not.toBeInTheDocument();
});

it('asks again for a text that has changed, also once entries are closed', async () => {
  const given: Answers = {
    questions: [contact, rules],
    answers: [
      { question: contact.uuid, value: 'Ben', version: null, at: '2026-11-21T08:12:00.000Z', guardian: null },
    ],
    open: [rules.uuid],
    minor: false,
    canChange: false,
  };
  const answers = `${its}/answers/${someUuid}`;
  const message = 'This text has changed. Please read it again.';
  api.answer({
    [`GET ${answers}`]: given,
    [`GET ${agreements}`]: { data: [] },
    [`PUT ${answers}`]: refuse(409, 'answers.text_changed', message, { [rules.uuid]: [message] }),
  });
  const { user } = show(`${enter}/entries/${someUuid}/answers`);
  await user.click(await screen.findByRole('checkbox', { name: 'I agree: Rules of the gym' }));
  expect(screen.queryByLabelText('Emergency contact')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent(`PUT ${answers}`)).toEqual([{ answers: [{ question: rules.uuid, value: true, version: 3 }] }]);
});

it('lets people withdraw an optional consent once entries are closed', async () => {
  const photos = { ...rules, uuid: someUuid, label: 'Photos', required: false };
  const at = '2026-11-21T08:12:00.000Z';
  const given: Answers = {
    questions: [contact, rules, photos],
    answers: [{ question: photos.uuid, value: true, version: 3, at, guardian: null }],
    open: [contact.uuid, rules.uuid],
    minor: false,
    canChange: false,
  };
  const answers = `${its}/answers/${someUuid}`;
  api.answer({
    [`GET ${answers}`]: given,
    [`GET ${agreements}`]: { data: [] },
    [`PUT ${answers}`]: given,
  });
  const { user } = show(`${enter}/entries/${someUuid}/answers`);
  await user.click(await screen.findByRole('checkbox', { name: /^I agree: Photos/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(`PUT ${answers}`)).toEqual([{ answers: [{ question: photos.uuid, value: false }] }]),
  );
});
