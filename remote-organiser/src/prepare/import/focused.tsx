import { type ReactNode, useEffect, useRef } from 'react';

/** The result of pressing a button that is far away or gone: scrolls to the result and focuses it. */
export function Focused({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
