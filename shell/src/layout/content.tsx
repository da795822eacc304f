import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './content.module.css';

/**
 * The page itself. When the page changes, the focus moves into it, unless it is already inside: the link that
 * was pressed may have disappeared with the previous page, and keyboard users would start again at the top.
 */
export function Content({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div ref={content} id="content" tabIndex={-1} className={styles.content}>
      {children}
    </div>
  );
}
