import type { HeaderLook } from '@topout/domain';
import { useLayoutEffect } from 'react';

/**
 * Dresses the document in a competition's colours, for the header and for pages that go on in them: `--cover`, `--on-cover`
 * and, once it is drawn, `--wall`.
 */
export function useCover(competition: string | null, { background, text, facets }: HeaderLook): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--cover', background);
    style.setProperty('--on-cover', text);
    if (competition === null) return undefined;
    let left = false;
    void import(/* webpackChunkName: "head-wall" */ './wall.ts').then(
      ({ wallOf }) => left || style.setProperty('--wall', wallOf(competition, facets)),
      // Without it the colour is plain.
      () => undefined,
    );
    return () => {
      left = true;
      style.removeProperty('--wall');
    };
  }, [competition, background, text, facets]);
}
