import type { NumberMatch } from '@topout/contract';
import { findByNumber } from '@topout/api-client';
import { normaliseCompetitorNumber } from '@topout/domain';
import { useEffect, useState } from 'react';
import { tooOften } from '../../form/too-often.ts';

export type NumberSearch =
  | { readonly state: 'idle' | 'searching' | 'missing' }
  /** No answer; `wait` says when to ask again, if the server said so. Sending the form asks again. */
  | { readonly state: 'failed'; readonly wait: string | null }
  | { readonly state: 'found'; readonly match: NumberMatch };

const pauseMs = 500;
const idle: NumberSearch = { state: 'idle' };

/** Looks a competitor number up once the typing has paused. (behaviour: entering#by-number) */
export function useNumberSearch(competition: string, typed: string): NumberSearch {
  const number = normaliseCompetitorNumber(typed);
  const [answer, setAnswer] = useState<{ number: string; search: NumberSearch }>({
    number: '',
    search: idle,
  });

  useEffect(() => {
    if (number === '') return;
    let current = true;
    const say = (search: NumberSearch) => current && setAnswer({ number, search });
    const timer = setTimeout(() => {
      say({ state: 'searching' });
      findByNumber(competition, number).then(
        (match) => say(match ? { state: 'found', match } : { state: 'missing' }),
        (error: unknown) => say({ state: 'failed', wait: tooOften(error) }),
      );
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [competition, number]);

  return number !== '' && answer.number === number ? answer.search : idle;
}
