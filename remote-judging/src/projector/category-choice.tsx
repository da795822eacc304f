import { Chip, ChipRow, Section } from '@topout/ui';
import type { SteeredProps } from './page-turns.tsx';
import { controlTexts as texts } from './texts.ts';

export interface CategoryChoiceProps extends SteeredProps {
  /** Those to choose from. */
  readonly categories: readonly { readonly uuid: string; readonly name: string }[];
}

/** Which categories are shown, in the order in which they are chosen. */
export function CategoryChoice({ categories, state, change }: CategoryChoiceProps) {
  const toggle = (uuid: string, on: boolean) =>
    change(({ categories: all }) => ({
      categories: on ? [...all, uuid] : all.filter((one) => one !== uuid),
    }));
  return (
    <Section title={texts.categories} description={texts.allInTurn}>
      <ChipRow label={texts.categories} wrap>
        {categories.map(({ uuid, name }) => (
          <Chip key={uuid} selected={state.categories.includes(uuid)} onToggle={(on) => toggle(uuid, on)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </Section>
  );
}
