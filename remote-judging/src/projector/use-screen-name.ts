import { screenName } from '@topout/domain';
import { useSearchParams } from 'react-router-dom';

/** Which screen the address of this page names; empty = none. */
export function useScreenName(): string {
  const [search] = useSearchParams();
  return screenName(search.get('screen') ?? '');
}

/** Where the screen of a name is opened. */
export const addressOf = (competition: string, name: string): string =>
  `/${competition}/screen${name && `?screen=${name}`}`;
