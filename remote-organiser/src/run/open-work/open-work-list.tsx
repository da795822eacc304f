import type { Competition, OpenWork } from '@topout/contract';
import { useCompetition, useOpenWork } from '@topout/api-client';
import { formatMoment, forReader, venueZone } from '@topout/domain';
import { Badge, CheckCircleIcon, List, ListItem, ListLink, Notice, SkeletonRows } from '@topout/ui';
import { Link } from 'react-router-dom';
import { openWorkTexts as texts } from './texts.ts';

export interface OpenWorkListProps {
  readonly competition: string;
  /** Whose provisional results it names; null = all stages and the whole competition. */
  readonly stage: string | null;
}

interface Line {
  /** Below the competition's address; null if there is nowhere to go. */
  readonly path: string | null;
  readonly count: number;
  readonly title: string;
  readonly hint: string | undefined;
}

/** Unfinished work, each item with a link: shown before a stage is closed or results are published. */
export function OpenWorkList({ competition: uuid, stage }: OpenWorkListProps) {
  const { data, error } = useOpenWork(uuid);
  const { data: competition } = useCompetition(uuid);
  if (!data || !competition) {
    return error ? (
      <Notice tone="warning">{texts.unknown}</Notice>
    ) : (
      <SkeletonRows count={2} label={texts.loading} />
    );
  }
  const lines = [...disputed(data, stage), ...work(data), ...provisional(data, competition, stage)];
  return (
    <List aria-label={texts.title}>
      {lines.length === 0 && <ListItem leading={<CheckCircleIcon />} title={texts.nothing} />}
      {lines.map(({ path, count, title, hint }) => {
        const content = { title, subtitle: hint, leading: <Badge tone="warning">{count}</Badge> };
        return path === null ? (
          <ListItem key={title} {...content} />
        ) : (
          <ListLink key={title} as={Link} to={`/${uuid}/${path}`} {...content} />
        );
      })}
    </List>
  );
}

/** What keeps the results from being published. */
function disputed({ disputes }: OpenWork, stage: string | null): readonly Line[] {
  const count = disputes
    .filter((one) => stage === null || one.stage === stage)
    .reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return [];
  return [{ path: 'disputes', count, title: texts.disputes(count), hint: texts.disputesHint }];
}

function work({ held, queued, judges }: OpenWork): readonly Line[] {
  const unsent = judges.filter((judge) => judge.unsent > 0);
  const there = judges.filter((judge) => judge.unsent === 0);
  const names = (some: typeof judges) => some.map(({ name }) => name).join(', ');
  const changes = unsent.reduce((sum, judge) => sum + judge.unsent, 0);
  const lines: readonly Line[] = [
    { path: 'held', count: held, title: texts.held(held), hint: texts.heldHint },
    { path: 'setup/staff#unsent', count: changes, title: texts.unsent(changes), hint: names(unsent) },
    { path: 'setup/staff', count: there.length, title: texts.judges(there.length), hint: names(there) },
    { path: null, count: queued, title: texts.queued(queued), hint: undefined },
  ];
  return lines.filter(({ count }) => count > 0);
}

function provisional(
  { provisional: published }: OpenWork,
  { stages, venues }: Competition,
  stage: string | null,
): readonly Line[] {
  const timeZone = venueZone(venues[0]);
  const names = new Map(stages.map(({ uuid, name }) => [uuid, name]));
  return published
    .filter((one) => stage === null || one.stage === stage)
    .map((one) => ({
      path: null,
      count: 1,
      title: texts.provisional(one.stage === null ? texts.whole : (names.get(one.stage) ?? '')),
      hint: texts.since(forReader(formatMoment, one.publishedAt, timeZone)),
    }));
}
