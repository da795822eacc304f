import type { WalkInBody, WalkInReply } from '@topout/contract';
import { newId, RefusedError, walkIn } from '@topout/api-client';
import { type Gender, genders } from '@topout/domain';
import { useRef, useState } from 'react';
import { useChange } from '../../../prepare/setup/use-change.ts';
import type { WalkInValues } from './beginning.ts';

/** Why somebody could not be entered, which the form itself says. */
export interface Held {
  readonly code: string;
  readonly message: string;
  /** As entered. */
  readonly name: string;
}

const isGender = (typed: string): typed is Gender => genders.some((gender) => gender === typed);

const ownWords: ReadonlySet<string> = new Set(['walk_in.full', 'walk_in.entered', 'entry.number_taken']);

/**
 * Enters a walk-in. What stands in the way is said once; the same details sent again go ahead.
 *
 * @param moreOf answers and session
 */
export function useWalkIn(
  competition: string,
  moreOf: (values: WalkInValues) => Pick<WalkInBody, 'answers' | 'guardian' | 'wave'>,
  onDone: (reply: WalkInReply) => void,
) {
  const { change } = useChange();
  const ids = useRef(new Map<string, string>());
  const [refused, setRefused] = useState<{ readonly held: Held; readonly asked: string } | null>(null);
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const obstacle = (values: WalkInValues) =>
    refused?.asked === JSON.stringify(values) ? refused.held : null;

  async function enter(values: WalkInValues): Promise<void> {
    const now = obstacle(values)?.code;
    const known = refused?.asked === JSON.stringify(values) ? accepted : [];
    const goesOn = now === undefined ? known : [...known, now];
    setAccepted(goesOn);
    // The server enters nobody twice under one id, however often the line breaks; other details are somebody else.
    const details = JSON.stringify(values);
    const uuid = ids.current.get(details) ?? newId();
    ids.current.set(details, uuid);
    const { firstName, lastName, category, competitorNumber, yearOfBirth } = values;
    await change(async () => {
      const reply = await walkIn(competition, {
        uuid,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        category,
        ...(competitorNumber.trim() !== '' && { competitorNumber }),
        ...(yearOfBirth.trim() !== '' && { yearOfBirth: Number(yearOfBirth) }),
        ...(isGender(values.gender) && { gender: values.gender }),
        ...moreOf(values),
        ...(goesOn.includes('walk_in.entered') && { other: true }),
        ...(goesOn.includes('walk_in.full') && { waitingList: true }),
      }).catch((error: unknown) => {
        if (!(error instanceof RefusedError) || !ownWords.has(error.code)) throw error;
        const held = {
          code: error.code,
          message: error.messages[0] ?? '',
          name: `${firstName.trim()} ${lastName.trim()}`,
        };
        setRefused({ held, asked: JSON.stringify(values) });
        return null;
      });
      if (reply) onDone(reply);
    });
  }
  return { obstacle, enter };
}
