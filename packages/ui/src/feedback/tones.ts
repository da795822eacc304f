import styles from './tones.module.css';

/** What a tint says. */
export type Tone = 'neutral' | 'live' | 'info' | 'warning' | 'held' | 'danger';

/** The class that tints what it is on, with ink that can be read on it. */
export const toneClass = (tone: Tone): string | undefined => styles[tone];
