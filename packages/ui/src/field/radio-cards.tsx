import { ChoiceGroup, type ChoiceGroupProps } from '../choice/choice-group.tsx';

export type RadioCardsProps<Value extends string> = ChoiceGroupProps<Value>;

/** One choice of a few, each on a card with room for an icon and a sentence. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  return <ChoiceGroup {...props} look="cards" />;
}
