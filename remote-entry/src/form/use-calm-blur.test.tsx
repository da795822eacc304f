import { emailForm } from '@topout/domain/forms';
import { renderRoutes, screen } from '@topout/testing';
import { TextField } from './fields.tsx';
import { Form } from './form.tsx';

const open = () =>
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <>
            <Form
              initial={{ email: '' }}
              schema={emailForm}
              submitLabel="Send"
              onSubmit={async () => undefined}
            >
              <TextField name="email" label="E-mail" />
            </Form>
            <button type="button">Elsewhere</button>
          </>
        ),
      },
    ],
    { at: '/' },
  );

it('says nothing while a press is going on that left the field, and checks it afterwards', async () => {
  const { user } = open();
  await user.click(await screen.findByLabelText('E-mail'));
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await user.pointer({ keys: '[MouseLeft>]', target: elsewhere });
  expect(elsewhere).toHaveFocus();
  // Longer than a check takes, which consists of promises.
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByText('Required')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: elsewhere });
  expect(await screen.findByText('Required')).toBeVisible();
});

it('checks at once a field that a key has left', async () => {
  const { user } = open();
  await user.click(await screen.findByLabelText('E-mail'));
  await user.tab();
  expect(await screen.findByText('Required')).toBeVisible();
});
