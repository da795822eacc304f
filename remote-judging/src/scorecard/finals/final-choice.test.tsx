import { breakLine, renderWithApp, screen, waitFor } from '@topout/testing';
import { aCompetition, aStage, fakeApi } from '@topout/testing';
import { competition, userId } from '../../testing/gym.tsx';
import { aCard } from '../own/testing.ts';
import FinalChoice from './final-choice.tsx';

const api = fakeApi();
const [first, final] = [userId(50), userId(51)];
const call = `PUT competitions/${competition}/finalists/${userId(1)}`;
const stages = [
  aStage({ uuid: first, position: 0 }),
  aStage({ uuid: final, name: 'Final', position: 1, state: 'UPCOMING' }),
];
const visit = (stage: string, declined?: boolean) =>
  renderWithApp(
    <FinalChoice
      competition={aCompetition({ stages })}
      card={aCard({
        stageScorecards: [{ uuid: stage, name: 'x', venueGroups: [] }],
        ...(declined !== undefined && { declined }),
      })}
      shown="me"
    />,
  );

it.each([
  [false, 'I don’t want to climb in: Final'],
  [true, 'I want to after all'],
])('says the contrary of what was said: %s', async (declined, button) => {
  api.answer({ [call]: () => undefined });
  const { user } = visit(first, declined);
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() =>
    expect(api.called(call)).toMatchObject([{ body: { stage: final, declines: !declined } }]),
  );
});

it.each([
  ['in the last stage', final, false],
  ['on somebody else’s card', first, undefined],
])('asks nothing %s', (_where, stage, declined) => {
  visit(stage, declined);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('can be pressed again when the network is gone', async () => {
  api.answer({ [call]: breakLine });
  const { user } = visit(first, false);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
});
