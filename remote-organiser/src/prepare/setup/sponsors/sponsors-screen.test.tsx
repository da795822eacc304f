// The screen in the real router, against a real HTTP server in this process that plays the API.
import {
  aCompetition,
  aSetupState,
  breakLine,
  fakeApi,
  fireEvent,
  refuse,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  waitFor,
} from '@topout/testing';
import { loadConfig } from '@topout/api-client';
import type { Sponsor, SponsorBody } from '@topout/contract';
import { routes } from '../../../routes.tsx';

const api = fakeApi();
const its = `competitions/${someCompetition}`;
const path = `${its}/sponsors`;
const aSponsor = (n: number, name: string, pictureUrl: string | null = null): Sponsor => ({
  uuid: `0198a5c0-1111-7000-8000-0000000000c${n}`,
  name,
  pictureUrl,
});
const chalk = aSponsor(1, 'Chalk & Co', '/api/media/1');
const rope = aSponsor(2, 'Rope Works');

async function show(data: Sponsor[]) {
  api.answer({
    [`GET ${its}`]: aCompetition({ role: 'MASTER', canJudge: true }),
    [`GET ${its}/setup`]: aSetupState(),
    [`GET ${path}`]: { data },
  });
  const view = renderRoutes(routes, { at: `/${someCompetition}/setup/sponsors`, signedInAs: someUuid });
  await screen.findByRole('button', { name: 'Add a sponsor' });
  return view;
}

it('adds a sponsor, and says what is no picture', async () => {
  api.answer({ [`POST ${path}`]: { data: [rope] } });
  const { user } = await show([]);
  expect(await screen.findByText('No sponsors')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a sponsor' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveAccessibleDescription('Required');
  const file = screen.getByLabelText(/Picture/);
  fireEvent.change(file, { target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
  await waitFor(() => expect(file).toHaveAccessibleDescription(/cannot read this file/));
  await user.type(name, ' Rope Works ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('list', { name: 'Sponsors' })).toHaveTextContent('Rope Works');
  expect(api.called(`POST ${path}`)[0]?.body).toEqual({
    uuid: expect.any(String) as string,
    name: 'Rope Works',
    picture: null,
  });
});

it('sends a new sponsor again under its id after a broken line, so that it stands once', async () => {
  api.answer({ [`POST ${path}`]: breakLine });
  const { user } = await show([]);
  await user.click(screen.getByRole('button', { name: 'Add a sponsor' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rope Works');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.called(`POST ${path}`).length).toBeGreaterThan(0));
  api.answer({ [`POST ${path}`]: { data: [rope] } });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('list', { name: 'Sponsors' })).toHaveTextContent('Rope Works');
  const ids = api.called(`POST ${path}`).map(({ body }) => (body as SponsorBody).uuid);
  expect(new Set(ids).size).toBe(1);
});

it('sends of a change only what is another, also that the picture goes', async () => {
  const patch = `PATCH ${path}/${chalk.uuid}`;
  api.answer({ [patch]: { data: [{ ...chalk, pictureUrl: null }] } });
  const { user } = await show([chalk]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Chalk & Co' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit...' }));
  await user.click(await screen.findByRole('button', { name: 'Show the name instead' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.called(patch).map(({ body }) => body)).toEqual([{ picture: null }]));
});

it('moves a sponsor by its buttons, and shows the order at once', async () => {
  api.answer({ [`PUT ${path}`]: { data: [rope, chalk] } });
  const { user } = await show([chalk, rope]);
  await user.click(await screen.findByRole('button', { name: 'Move Rope Works up' }));
  await waitFor(() =>
    expect(api.called(`PUT ${path}`).map(({ body }) => body)).toEqual([
      { sponsors: [rope.uuid, chalk.uuid] },
    ]),
  );
});

it('removes a sponsor, and takes that back', async () => {
  const patch = `PATCH ${path}/${rope.uuid}`;
  api.answer({ [patch]: { data: [chalk] } });
  const { user } = await show([chalk, rope]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Rope Works' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(await screen.findByText('Rope Works was removed.')).toBeVisible();
  api.answer({ [patch]: () => refuse(409, 'Not now.') });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.called(patch)).toHaveLength(2));
  api.answer({ [patch]: { data: [chalk, rope] } });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.called(patch).map(({ body }) => body)).toEqual([
      { removed: true },
      { removed: false },
      { removed: false },
    ]),
  );
});

describe('with a picture that takes a moment to draw', () => {
  let finish: () => void;
  beforeEach(() => {
    const decoded = new Promise<void>((done) => (finish = done));
    Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined });
    Object.assign(HTMLImageElement.prototype, { decode: () => decoded });
    const pen = {
      fillRect: () => undefined,
      drawImage: () => undefined,
      getImageData: () => ({ data: [0, 0, 0, 255] }),
    };
    Object.assign(HTMLCanvasElement.prototype, {
      getContext: () => pen,
      toBlob: (give: (blob: Blob) => void) => give(new Blob(['png'], { type: 'image/png' })),
    });
  });

  it('waits for it before it saves the sponsor', async () => {
    const url = `${(await loadConfig()).apiBaseUrl}/media/${someUuid}`;
    const media = {
      uuid: someUuid,
      url,
      signedUploadUrl: `${url}/file`,
      type: 'image/png',
      captureTime: null,
    };
    api.answer({
      [`POST ${path}`]: { data: [rope] },
      'POST media': media,
      [`PUT media/${someUuid}/file`]: null,
    });
    const { user } = await show([]);
    await user.click(screen.getByRole('button', { name: 'Add a sponsor' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rope Works');
    const files = [new File(['x'], 'logo.png', { type: 'image/png' })];
    fireEvent.change(screen.getByLabelText(/Picture/), { target: { files } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(api.called(`POST ${path}`)).toEqual([]);
    finish();
    await waitFor(() =>
      expect(api.called(`POST ${path}`).map(({ body }) => body)).toEqual([
        { uuid: expect.any(String) as string, name: 'Rope Works', picture: someUuid },
      ]),
    );
  });
});
