import type { Judge } from '@topout/contract';
import { initials, nameHue } from '@topout/domain';

/** A person's data for an avatar. */
export const faceOf = ({ name, picture }: Pick<Judge, 'name' | 'picture'>) => ({
  initials: initials(name),
  hue: nameHue(name),
  src: picture,
});
