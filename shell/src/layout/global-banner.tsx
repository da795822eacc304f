import { bannerAtom } from '@topout/app-kit';
import { ErrorBanner } from '@topout/ui';
import { useAtom } from 'jotai';

/** The red banner of the whole product; it hides itself after 10 s (behaviour: pages#banner). */
export function GlobalBanner() {
  const [banner, setBanner] = useAtom(bannerAtom);
  return (
    banner && <ErrorBanner title={banner.title} message={banner.message} onClose={() => setBanner(null)} />
  );
}
