import type { Competition } from '@topout/contract';
import { Chip, ChipRow } from '@topout/ui';
import { useSearchParams } from 'react-router-dom';
import { controlTexts as texts } from './texts.ts';

export interface StageChoiceProps {
  readonly competition: Competition;
  readonly stage: string;
}

/** Whose clock it is, where there are several stages. */
export function StageChoice({ competition: { stages }, stage }: StageChoiceProps) {
  const [, setSearch] = useSearchParams();
  if (stages.length < 2) return null;
  return (
    <ChipRow label={texts.stage} wrap>
      {stages.map(({ uuid, name }) => (
        <Chip
          key={uuid}
          selected={uuid === stage}
          onToggle={() => setSearch({ stage: uuid }, { replace: true })}
        >
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
