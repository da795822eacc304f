import { onAnswered } from '@topout/api-client';
import { bannerAtom } from '@topout/app-kit';
import { ErrorBanner } from '@topout/ui';
import { useAtom } from 'jotai';
import { useEffect } from 'react';

/**
 * The red banner of the whole product; it hides itself after 10 s, and one that says that no answer came as soon as the
 * server answers what is asked for after that (behaviour: pages#banner).
 */
export function GlobalBanner() {
  const [banner, setBanner] = useAtom(bannerAtom);
  useEffect(() => {
    if (banner?.unanswered !== true) return undefined;
    const shownAt = performance.now();
    return onAnswered((begunAt) => begunAt >= shownAt && setBanner(null));
  }, [banner, setBanner]);
  return (
    banner && <ErrorBanner title={banner.title} message={banner.message} onClose={() => setBanner(null)} />
  );
}
