import { exactNow } from '@topout/api-client';
import type { Clock } from '@topout/domain';
import { useEffect, useState } from 'react';
import { TonePlayer } from './tone-player.ts';

/** A measured time is better than the one before; what is ahead moves with it. */
const againMs = 5_000;

/** The clock's tones on this screen. Browsers play none before a tap: call `turn` in one. */
export function useTones(clock: Clock | null) {
  const [context, setContext] = useState<AudioContext | null>(null);
  const [player, setPlayer] = useState<TonePlayer | null>(null);
  useEffect(() => {
    if (!player) return;
    player.plan(clock);
    const timer = setInterval(() => player.plan(clock), againMs);
    return () => clearInterval(timer);
  }, [player, clock]);
  useEffect(() => () => void context?.close(), [context]);
  const turn = () => {
    if (player) {
      player.plan(null);
      setPlayer(null);
      return;
    }
    const audio = context ?? new AudioContext();
    void audio.resume();
    setContext(audio);
    setPlayer(new TonePlayer(audio, exactNow));
  };
  return { on: player !== null, turn };
}
