import { expect, test } from '../support/engines/test.ts';

/** A button that makes way for another as soon as a pointer comes near, like a list that is filtered late. */
const movingPage = `(() => {
  document.body.innerHTML = '<button>Wanted</button><button>Other</button>';
  const [wanted, other] = document.querySelectorAll('button');
  const places = ['100px', '300px'];
  const place = () => [wanted, other].forEach((button, index) => {
    button.style.cssText = 'position: fixed; inset: ' + places[index] + ' auto auto 40px; width: 200px; height: 80px';
  });
  place();
  window.pressed = [];
  for (const button of [wanted, other]) button.addEventListener('click', () => window.pressed.push(button.textContent));
  window.addEventListener('pointermove', () => { places.reverse(); place(); }, { once: true });
  return true;
})()`;

test('a press meets what was sought, also when that moves at the last moment, and nothing else', async ({
  phone,
}) => {
  await phone.open('/sign-in');
  await phone.sees('Sign in');
  await phone.read(movingPage);
  await phone.pressButton('Wanted');
  await expect.poll(() => phone.read<string[]>('window.pressed')).toEqual(['Wanted']);
});
