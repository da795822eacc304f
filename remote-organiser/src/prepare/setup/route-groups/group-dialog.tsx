import type { Competition, Route } from '@topout/contract';
import { routeGroupCalls, useSentOnce } from '@topout/api-client';
import { climbersScore, type ConfirmedBy, confirmedBy, type ScoredBy } from '@topout/domain';
import { namedForm } from '@topout/domain/forms';
import { Button, Chip, ChipRow, Row } from '@topout/ui';
import { Checkbox, RadioCards } from '@topout/ui/forms';
import { useState } from 'react';
import { RouteHold } from '../../../competition/route-hold.tsx';
import { nameOfRoute } from '../../../competition/route-names.ts';
import { PartDialog } from '../part-dialog.tsx';
import { NameField } from '../part-fields.tsx';
import { scoredByOptions, scoredByTexts } from '../scored-by-texts.ts';
import { inGroup, type RouteGroup } from './group.ts';
import styles from './groups.module.css';
import { groupsTexts as texts } from './texts.ts';

interface GroupDialogProps {
  readonly competition: Competition;
  /** Null = a new one. */
  readonly group: RouteGroup | null;
  /** The venue's. */
  readonly routes: readonly Route[];
  readonly onClose: () => void;
}

const toggled = (chosen: readonly string[], one: string) =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];

export function GroupDialog({ competition, group, routes, onClose }: GroupDialogProps) {
  const [categories, setCategories] = useState<readonly string[]>(group?.categories ?? []);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    routes.filter((route) => group && inGroup(route, group)).map(({ uuid }) => uuid),
  );
  const [scorer, setScorer] = useState<ScoredBy>(group?.scoredBy ?? 'JUDGES');
  const [climbersQueue, setClimbersQueue] = useState(group?.climbersQueue ?? false);
  const [confirmer, setConfirmer] = useState<ConfirmedBy>(group?.confirmedBy ?? 'NOBODY');
  const once = useSentOnce();
  // In list order, which determines the numbers of new ones.
  const inOrder = routes.map(({ uuid }) => uuid).filter((uuid) => chosen.includes(uuid));
  const save = ({ name }: { readonly name: string }) => {
    const values = {
      name,
      categories: [...categories],
      routes: inOrder,
      scoredBy: scorer,
      climbersQueue,
      confirmedBy: confirmer,
    };
    return group
      ? routeGroupCalls.save(competition.uuid, group.uuid, values, competition)
      : once(JSON.stringify(values), (uuid) =>
          routeGroupCalls.add(competition.uuid, { uuid, ...values }, competition),
        );
  };
  return (
    <PartDialog
      title={group ? texts.editTitle : texts.newTitle}
      saveLabel={texts.save}
      initial={{ name: group?.name ?? '' }}
      schema={namedForm}
      save={save}
      onClose={onClose}
    >
      <NameField label={texts.name} placeholder={texts.namePlaceholder} />
      <div className={styles.choice}>
        <p className={styles.label}>{texts.categories}</p>
        <ChipRow label={texts.categories} wrap>
          {competition.stages
            .toSorted((a, b) => a.position - b.position)
            .flatMap((stage) =>
              stage.categories.map((category) => (
                <Chip
                  key={category.uuid}
                  selected={categories.includes(category.uuid)}
                  onToggle={() => setCategories(toggled(categories, category.uuid))}
                >
                  {competition.stages.length > 1 ? `${category.name} (${stage.name})` : category.name}
                </Chip>
              )),
            )}
        </ChipRow>
        <p className={styles.hint}>{texts.categoriesHint}</p>
      </div>
      <RadioCards label={scoredByTexts.label} value={scorer} onChange={setScorer} options={scoredByOptions} />
      {climbersScore(scorer) && (
        <RadioCards
          label={texts.confirmedBy}
          value={confirmer}
          onChange={setConfirmer}
          options={confirmedBy.map((value) => ({ value, ...texts.confirmers[value] }))}
        />
      )}
      <Checkbox
        label={texts.climbersQueue}
        hint={texts.climbersQueueHint}
        checked={climbersQueue}
        onChange={(event) => setClimbersQueue(event.target.checked)}
      />
      <div className={styles.choice}>
        <Row justify="space-between" wrap>
          <p className={styles.label}>{texts.routes(chosen.length, routes.length)}</p>
          <Row gap={2}>
            <Button variant="quiet" onClick={() => setChosen(routes.map(({ uuid }) => uuid))}>
              {texts.all}
            </Button>
            <Button variant="quiet" onClick={() => setChosen([])}>
              {texts.none}
            </Button>
          </Row>
        </Row>
        <ChipRow label={texts.routes(chosen.length, routes.length)} wrap>
          {routes.map((route) => (
            <Chip
              key={route.uuid}
              selected={chosen.includes(route.uuid)}
              onToggle={() => setChosen(toggled(chosen, route.uuid))}
            >
              <RouteHold route={route} size={20} />
              {nameOfRoute(route, competition)}
            </Chip>
          ))}
        </ChipRow>
        <p className={styles.hint}>{texts.routesHint}</p>
      </div>
    </PartDialog>
  );
}
