// A long form, sent empty.
import { renderWithApp, screen } from '@topout/testing';
import { object, string } from 'yup';
import { TextField } from './fields.tsx';
import { Form } from './form.tsx';

const schema = object({
  first: string().required('Required'),
  last: string().required('Required'),
  club: string().required('Required'),
});

async function sendEmpty() {
  const { user } = renderWithApp(
    <Form
      initial={{ first: '', last: '', club: '' }}
      schema={schema}
      submitLabel="Save"
      long
      onSubmit={() => Promise.resolve()}
    >
      <TextField name="first" label="First name" />
      <TextField name="last" label="Last name" />
      <TextField name="club" label="Club" />
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('3 things are missing or not right');
  return user;
}

it('drops what is put right, and leaves the focus where that is done', async () => {
  const user = await sendEmpty();
  await user.click(screen.getByRole('button', { name: 'First name' }));
  await user.keyboard('Ada');
  expect(await screen.findByText('2 things are missing or not right')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'First name' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
});

it('counts one thing as one, and goes with the last', async () => {
  const user = await sendEmpty();
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Rock');
  expect(await screen.findByText('1 thing is missing or not right')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Club' }), 'Ropes');
  expect(screen.queryByText(/missing or not right/)).not.toBeInTheDocument();
});

it('takes the focus with each try', async () => {
  const user = await sendEmpty();
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = (await screen.findByText('2 things are missing or not right')).closest('[tabindex="-1"]');
  expect(summary).toHaveFocus();
});
