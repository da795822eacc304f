import { useCompetition } from '@topout/api-client';
import { usePage } from '@topout/app-kit';
import type { Dispute } from '@topout/contract';
import { isOrganiserSide } from '@topout/domain';
import { ButtonLink, Chip, ChipRow, EmptyState, Stack } from '@topout/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ScreenHead } from '../competition/screen-head.tsx';
import { DisputeList } from './dispute-list.tsx';
import { DisputesPage, type DisputesPart } from './disputes-page.tsx';
import { disputeTexts as texts } from './texts.ts';

/** Everything in dispute, and what was decided: for staff all of it, for climbers and parents their own. */
export default function DisputesScreen() {
  const { competition = '' } = useParams();
  const { data } = useCompetition(competition);
  const staff = isOrganiserSide(data?.role ?? null);
  usePage({ title: texts.title, back: `/${competition}${staff ? '/dashboard' : ''}` });
  return <DisputesPage>{(part) => <All {...part} />}</DisputesPage>;
}

function All(part: DisputesPart) {
  const { judging, staff, data, appealable } = part;
  const { uuid, settings } = judging.competition;
  const [category, setCategory] = useState<string | null>(null);
  const shown = data.filter((one) => category === null || one.category === category);
  const isOpen = ({ state }: Dispute) => state === 'OPEN';
  return (
    <Stack gap={6}>
      <ScreenHead title={texts.title} hint={texts.hint} />
      {appealable.length > 0 && (
        <div>
          <ButtonLink as={Link} to={`/${uuid}/disputes/new`} variant="primary">
            {texts.appeal}
          </ButtonLink>
        </div>
      )}
      <CategoryChips {...part} chosen={category} onChoose={setCategory} />
      {shown.length === 0 && (
        <EmptyState title={texts.none}>
          {staff ? texts.noneStaff : texts.noneOwn(settings.appealMinutes)}
        </EmptyState>
      )}
      <DisputeList {...part} title={texts.open} disputes={shown.filter(isOpen)} />
      <DisputeList {...part} title={texts.closed} disputes={shown.filter((one) => !isOpen(one))} />
    </Stack>
  );
}

interface CategoryChipsProps extends Pick<DisputesPart, 'judging' | 'data'> {
  /** Uuid; null = all. */
  readonly chosen: string | null;
  readonly onChoose: (category: string | null) => void;
}

/** One category at a time, or all: only those where something is in dispute. */
function CategoryChips({ judging, data, chosen, onChoose }: CategoryChipsProps) {
  const categories = judging.competition.stages
    .flatMap((stage) => stage.categories)
    .filter(({ uuid }) => data.some(({ category }) => category === uuid));
  if (categories.length < 2) return null;
  return (
    <ChipRow label={texts.categories}>
      {categories.map(({ uuid, name }) => (
        <Chip
          key={uuid}
          selected={uuid === chosen}
          count={data.filter(({ category, state }) => category === uuid && state === 'OPEN').length}
          onToggle={(on) => onChoose(on ? uuid : null)}
        >
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
