import { placeOf, storedPlaces } from './stored-places.ts';

const at = (x: number) => placeOf('hall', { x, y: 1 });

/** Notes each request's claim about the pin's place. */
function server(answers: readonly boolean[] = []) {
  const seen: unknown[] = [];
  const send = (place: unknown) => {
    seen.push(place);
    return Promise.resolve(answers[seen.length - 1] ?? true);
  };
  return { seen, send };
}

it('says where the pin was before it was painted elsewhere', async () => {
  const { seen, send } = server();
  const places = storedPlaces();
  places.note('7', at(1));
  places.note('7', at(2));
  await places.save('7', at(3), send);
  expect(seen).toEqual([at(1)]);
});

it('builds a move on the one before it, also while that is on its way', async () => {
  const { seen, send } = server();
  const places = storedPlaces();
  places.note('7', at(1));
  const first = places.save('7', at(2), send);
  places.note('7', at(2));
  await first;
  await places.save('7', at(3), send);
  expect(seen).toEqual([at(1), at(2)]);
});

it('starts from what is read again once nothing is on its way', async () => {
  const { seen, send } = server([false]);
  const places = storedPlaces();
  places.note('7', at(1));
  await places.save('7', at(2), send);
  places.note('7', at(9));
  await places.save('7', at(3), send);
  expect(seen).toEqual([at(1), at(9)]);
});
