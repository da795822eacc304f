import { useState } from 'react';
import { Chip, ChipRow } from '../chip/chip.tsx';
import { SegmentedChoice } from '../touch/segmented-choice.tsx';

function Chips({ wrap }: { readonly wrap: boolean }) {
  const [chosen, setChosen] = useState('Women');
  return (
    <ChipRow label="Categories" wrap={wrap}>
      {['Women', 'Men', 'Youth B, born 2012 and later', 'Veterans'].map((name, at) => (
        <Chip key={name} selected={name === chosen} count={at * 14} onToggle={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
      <Chip selected={false} onToggle={() => undefined}>
        Two colours
      </Chip>
      <Chip selected={false} disabled onToggle={() => undefined}>
        Closed
      </Chip>
    </ChipRow>
  );
}

function Segments() {
  const [value, setValue] = useState('top');
  return (
    <SegmentedChoice
      label="Result"
      value={value}
      onChange={setValue}
      options={[
        { value: 'top', label: 'Top' },
        { value: 'zone', label: 'Zone' },
        { value: 'none', label: 'No zone' },
      ]}
    />
  );
}

export const choices = [
  { name: 'chips in one line', show: <Chips wrap={false} /> },
  { name: 'chips in lines', show: <Chips wrap /> },
  { name: 'one of three', show: <Segments /> },
];
