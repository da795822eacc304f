import type { Judge } from '@topout/contract';
import { initials, nameHue } from '@topout/domain';

/** What an avatar needs of somebody. */
export const faceOf = ({ name, picture }: Pick<Judge, 'name' | 'picture'>) => ({
  initials: initials(name),
  hue: nameHue(name),
  src: picture,
});
