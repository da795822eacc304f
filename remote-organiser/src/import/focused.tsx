import { type ReactNode, useEffect, useRef } from 'react';

/** What became of a press on the button, which lies at the other end or is gone: it is brought to the eye and has the focus. */
export function Focused({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
