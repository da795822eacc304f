import { encryptFor } from './encrypt.ts';
import { aDevice } from './testing.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

it('encrypts the example of RFC 8291, section 5, byte for byte', () => {
  const device = {
    publicKey: bytes(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    ),
    authSecret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const once = {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  };
  expect(encryptFor(device, 'When I grow up, I want to be a watermelon', once).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('is read by the device alone, and never looks the same twice', async () => {
  const [device, other] = [await aDevice(), await aDevice()];
  const [first, second] = [encryptFor(device, 'Zoë, 順番です'), encryptFor(device, 'Zoë, 順番です')];
  expect(first.equals(second)).toBe(false);
  expect(await device.read(first)).toBe('Zoë, 順番です');
  await expect(other.read(first)).rejects.toThrow();
});
