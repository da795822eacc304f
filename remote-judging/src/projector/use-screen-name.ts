import { screenName } from '@topout/domain';
import { useSearchParams } from 'react-router-dom';

/** The screen named in this page's address; empty = none. */
export function useScreenName(): string {
  const [search] = useSearchParams();
  return screenName(search.get('screen') ?? '');
}

/** The address of a named screen. */
export const addressOf = (competition: string, name: string): string =>
  `/${competition}/screen${name && `?screen=${name}`}`;
