import { markPath } from './mark-path.ts';

/** The product's mark: the way up, and the edge to top out over. Takes the colour of the surrounding text. */
export function TopoutMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={4.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={markPath} />
    </svg>
  );
}
