import { type ComponentProps, useEffect, useRef } from 'react';

/**
 * A section whose buttons disappear when pressed: somebody who pressed one by keyboard continues from here,
 * not from the top of the page.
 */
export function KeptFocus(props: ComponentProps<'section'>) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => (section.current ? keepFocus(section.current) : undefined), []);
  return <section {...props} ref={section} tabIndex={-1} />;
}

function keepFocus(section: HTMLElement): () => void {
  let last: Element | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
  };
  const watch = new MutationObserver(() => {
    if (document.activeElement !== document.body || !last || isThere(last) || isBehind(section)) return;
    last = null;
    section.focus();
  });
  section.addEventListener('focusin', note);
  watch.observe(section, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => {
    watch.disconnect();
    section.removeEventListener('focusin', note);
  };
}

/** An open dialog of the section keeps the focus to itself. */
const isBehind = (section: HTMLElement): boolean => section.querySelector('dialog[open]') !== null;

const isThere = (element: Element): boolean =>
  element.isConnected && element.closest('dialog:not([open])') === null;
