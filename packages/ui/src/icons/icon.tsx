import type { ReactNode } from 'react';

/** Edge length in CSS pixels, 20 unless told otherwise. Icons take the colour of the text around them. */
export interface IconProps {
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** A drawing on a 24 by 24 grid in 2 px strokes. Always decoration: the words beside it carry the meaning. */
export function Icon({ size = 20, className, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      {children}
    </svg>
  );
}
