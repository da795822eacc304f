import type { Competition, CompetitionPatch } from '@topout/contract';
import { RefusedError, refreshSetup, saveSettings } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { useState } from 'react';
import { failureOf } from '../failure-of.ts';

type Rules = Competition['settings'];
type RulesPatch = NonNullable<CompetitionPatch['settings']>;

/** The content of the form: the stored competition, with the changes made here on top. */
export interface Settings {
  readonly shown: Competition;
  readonly patch: CompetitionPatch;
  readonly set: (change: CompetitionPatch) => void;
  readonly setRule: (change: RulesPatch) => void;
  readonly setScoring: (change: Partial<Rules['scoring']>) => void;
}

/**
 * Changes to settings, kept separate from the stored ones until saved. If somebody else changes the set-up in
 * the meantime, they stay, on top of the newly stored ones, and saving again saves them.
 */
export function useSettings(stored: Competition) {
  const [patch, setPatch] = useState<CompetitionPatch>({});
  // The version at the first change.
  const [base, setBase] = useState<Competition | null>(null);
  const [state, setState] = useState<'open' | 'saving' | 'saved' | 'clash'>('open');
  const showError = useShowError();
  const change = (next: CompetitionPatch) => {
    setBase((known) => known ?? stored);
    setState('open');
    setPatch(next);
  };
  const settings: Settings = {
    shown: laidOver(stored, patch),
    patch,
    set: (more) => change({ ...patch, ...more }),
    setRule: (more) => change({ ...patch, settings: { ...patch.settings, ...more } }),
    setScoring: (more) => {
      const scoring = { ...patch.settings?.scoring, ...more };
      change({ ...patch, settings: { ...patch.settings, scoring } });
    },
  };
  const discard = () => {
    setPatch({});
    setBase(null);
    setState('open');
  };
  const save = async () => {
    setState('saving');
    try {
      await saveSettings(stored.uuid, patch, base ?? stored);
      showError(null);
      discard();
      setState('saved');
    } catch (error) {
      const clash = error instanceof RefusedError && error.code === 'setup.changed';
      setState(clash ? 'clash' : 'open');
      if (clash) {
        setBase(null);
        await refreshSetup(stored.uuid);
      } else {
        showError(await failureOf(error));
      }
    }
  };
  return { settings, state, save, discard, changes: countOf(patch) };
}

function laidOver(stored: Competition, { settings, ...patch }: CompetitionPatch): Competition {
  const { scoring, ...rules } = settings ?? {};
  const merged = { ...stored.settings, ...rules, scoring: { ...stored.settings.scoring, ...scoring } };
  return { ...stored, ...patch, settings: merged } as Competition;
}

function countOf({ settings, ...patch }: CompetitionPatch): number {
  const { scoring, ...rules } = settings ?? {};
  return [patch, rules, scoring ?? {}].reduce((sum, part) => sum + Object.keys(part).length, 0);
}
