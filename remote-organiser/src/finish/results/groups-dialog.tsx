import type { Results, Stage } from '@topout/contract';
import { drawStartingGroups, useResults } from '@topout/api-client';
import { ButtonLink, ConfirmDialog, FactList, Notice, Row, SkeletonRows, Stack } from '@topout/ui';
import { RadioCards } from '@topout/ui/forms';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../prepare/setup/failure-of.ts';
import { resultsTexts as texts } from './texts.ts';

export interface GroupsDialogProps {
  readonly competition: string;
  readonly stage: Stage;
  readonly onClose: () => void;
}

const counts = ['1', '2', '3', '4'] as const;
type Count = (typeof counts)[number];
type Category = Results['stages'][number]['categories'][number];

/** Divides a stage into starting groups, and shows the result. */
export default function GroupsDialog({ competition, stage, onClose }: GroupsDialogProps) {
  const { data } = useResults(competition);
  const [chosen, setChosen] = useState<Count | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const categories = data?.stages.find(({ uuid }) => uuid === stage.uuid)?.categories;
  const climbed = categories?.some(({ rows }) => rows.some(({ routes }) => routes.length > 0));
  const count = chosen ?? (categories && drawnCount(categories)) ?? '1';

  async function draw() {
    setBusy(true);
    try {
      await drawStartingGroups(competition, stage.uuid, Number(count));
      setChosen(null);
      setFailure(null);
    } catch (error) {
      setFailure((await failureOf(error)).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      lightDismiss={false}
      title={texts.groupsTitle(stage.name)}
      onClose={onClose}
      confirmLabel={count === '1' ? texts.groupsTogether : texts.groupsDraw}
      cancelLabel={texts.done}
      busy={busy}
      disabled={!categories}
      onConfirm={() => void draw()}
    >
      <Stack gap={4}>
        <p>{texts.groupsLead}</p>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        {climbed && <Notice tone="warning">{texts.groupsClimbed}</Notice>}
        <RadioCards
          label={texts.groupsHowMany}
          hint={texts.groupsAgain}
          value={count}
          onChange={setChosen}
          options={counts.map((value) => ({
            value,
            label: value === '1' ? texts.groupsOne : texts.groupsMany(Number(value)),
          }))}
        />
        <section>
          <h3>{texts.groupsNow}</h3>
          {categories ? <Sizes categories={categories} /> : <SkeletonRows count={2} label={texts.loading} />}
        </section>
        <Row wrap gap={2}>
          {count !== '1' && chosen === null && (
            <ButtonLink as={Link} to={`/${competition}/results/groups/${stage.uuid}`}>
              {texts.groupsByHand}
            </ButtonLink>
          )}
          <ButtonLink as={Link} to={`/${competition}/print?sheet=starts&stage=${stage.uuid}`}>
            {texts.groupsLists}
          </ButtonLink>
        </Row>
      </Stack>
    </ConfirmDialog>
  );
}

/** How many there are in each group; none if all start together. */
function groupsOf({ rows }: Category): { readonly group: string; readonly size: number }[] {
  const names = [...new Set(rows.flatMap(({ startingGroup }) => startingGroup ?? []))].toSorted();
  return names.map((group) => ({
    group,
    size: rows.filter(({ startingGroup }) => startingGroup === group).length,
  }));
}

function drawnCount(categories: readonly Category[]): Count {
  const most = Math.max(1, ...categories.map((category) => groupsOf(category).length));
  return counts.find((count) => Number(count) === most) ?? '1';
}

function Sizes({ categories }: { readonly categories: readonly Category[] }) {
  if (categories.every(({ rows }) => rows.length === 0)) return <p>{texts.groupsNobody}</p>;
  return (
    <FactList
      facts={categories.map((category) => ({
        term: category.name,
        value:
          groupsOf(category)
            .map(({ group, size }) => texts.groupSize(group, size))
            .join(', ') || texts.groupsNone,
      }))}
    />
  );
}
