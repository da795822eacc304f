import { ordinal } from '@topout/domain';

interface Standing {
  readonly position: number | null;
  readonly tied: boolean;
  /** Places won (positive) or lost. */
  readonly moved: number;
}

/** "up 3", "down 1": how somebody moved. */
export const movement = (by: number) => (by > 0 ? `up ${by}` : `down ${-by}`);

/** What a row says beside its score. */
export const markTexts = {
  followed: 'followed',
  tied: 'tied',
  why: ({ position, tied, moved }: Standing, name: string) =>
    position === null
      ? `Why is ${name} not ranked?`
      : `${[position, tied && 'tied', moved !== 0 && movement(moved)].filter(Boolean).join(', ')}: why is ${name} ${ordinal(position)}?`,
} as const;
