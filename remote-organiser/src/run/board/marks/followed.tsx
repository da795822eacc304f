import { VisuallyHidden } from '@topout/ui';
import { StarShape } from './star-shape.tsx';
import { useMarks } from './store.ts';
import { markTexts as texts } from './texts.ts';

/** The star of somebody who is followed on this device. */
export function Followed({ user }: { readonly user: string }) {
  const followed = useMarks((marks) => marks.followed.has(user));
  if (!followed) return null;
  return (
    <>
      <StarShape filled />
      <VisuallyHidden>{texts.followed}</VisuallyHidden>
    </>
  );
}
