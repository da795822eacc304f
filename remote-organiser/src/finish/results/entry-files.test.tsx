import { expectedErrors, fakeApi, renderWithApp, screen, someCompetition, waitFor } from '@topout/testing';
import { EntryFiles } from './entry-files.tsx';

const api = fakeApi();

it('asks for a link that works once', async () => {
  api.answer({ 'POST auth/authorize': { code: 'once', redirectUri: 'http://localhost/' } });
  const { user } = renderWithApp(<EntryFiles competition={someCompetition} />);
  await user.click(screen.getByRole('button', { name: 'Entries as CSV' }));
  await waitFor(() =>
    expect(api.called('POST auth/authorize')[0]?.body).toEqual({
      redirectUri: expect.stringMatching(new RegExp(`/competitions/${someCompetition}/entries\\.csv$`)),
    }),
  );
  // The browser of the tests goes nowhere.
  await waitFor(() => expect(expectedErrors().join()).toContain('navigation'));
});
