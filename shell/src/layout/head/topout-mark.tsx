/** The product's mark: the way up, and the edge to top out over. Takes the colour of the text around it. */
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
      <path d="M5.500 8h21M8 27l8-11.500L24 27" />
    </svg>
  );
}
