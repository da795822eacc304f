export type { ChoiceOption } from './choice/choice-group.tsx';
export { BigButton, type BigButtonProps } from './touch/big-button.tsx';
export { CounterDisplay, type CounterDisplayProps } from './touch/counter-display.tsx';
export { SegmentedChoice, type SegmentedChoiceProps } from './touch/segmented-choice.tsx';
