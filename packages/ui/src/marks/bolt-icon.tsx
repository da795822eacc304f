import { boltPath } from './bolt.ts';

/** A flash, in the colour of the text around it. Decoration: the word beside it says the same. */
export const BoltIcon = ({ size = 16 }: { readonly size?: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" fill="currentColor">
    <path d={boltPath} />
  </svg>
);
