import { useLeftMs } from '../../competition/use-time-left.ts';

/** The seconds that a called climber has left, counting down; nothing once they are over. */
export function ComeWithin({ untilMs }: { readonly untilMs: number }) {
  const left = useLeftMs(untilMs);
  return <strong role="timer">{left !== null && `${Math.ceil(left / 1_000)} s`}</strong>;
}
