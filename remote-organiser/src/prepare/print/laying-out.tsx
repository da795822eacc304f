import { SkeletonRows } from '@topout/ui';
import { printTexts as texts } from './texts.ts';

/** While what is on a sheet is read. */
export const LayingOut = () => <SkeletonRows count={8} label={texts.loading} />;
