import { ChoiceGroup, type ChoiceGroupProps } from '../choice/choice-group.tsx';

export type SegmentedChoiceProps<Value extends string> = ChoiceGroupProps<Value>;

/** One choice of two to four short words, side by side and tall enough for a thumb. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  return <ChoiceGroup {...props} look="segments" />;
}
