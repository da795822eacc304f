import type { Stage } from '@topout/contract';
import { useSetupState } from '@topout/api-client';
import { AlertIcon, CheckCircleIcon, List, ListItem, ListLink, Notice, SkeletonRows } from '@topout/ui';
import { Link } from 'react-router-dom';
import { routelessStages } from '../../prepare/setup/routeless-stages.ts';
import { openWorkTexts as texts } from './texts.ts';

interface OpeningListProps {
  readonly competition: string;
  readonly stage: Stage;
  /** The previous stage; null for the first. */
  readonly before: Stage | null;
}

/** What a stage still lacks, each item with a link: shown before it is opened. */
export function OpeningList({ competition, stage, before }: OpeningListProps) {
  const { data, error } = useSetupState(competition);
  if (!data) {
    return error ? (
      <Notice tone="warning">{texts.unknown}</Notice>
    ) : (
      <SkeletonRows count={2} label={texts.loading} />
    );
  }
  const routeless = routelessStages({ stages: [stage] }, data)[0];
  return (
    <List aria-label={texts.lacks}>
      {!routeless && before?.state !== 'OPEN' && (
        <ListItem leading={<CheckCircleIcon />} title={texts.lacksNothing} />
      )}
      {routeless && (
        <ListLink
          as={Link}
          to={`/${competition}/setup/routes`}
          leading={<AlertIcon />}
          title={texts.noRoutes(routeless.categories)}
          subtitle={texts.noRoutesHint}
        />
      )}
      {before?.state === 'OPEN' && (
        <ListItem
          leading={<AlertIcon />}
          title={texts.beforeOpen(before.name)}
          subtitle={texts.beforeOpenHint}
        />
      )}
    </List>
  );
}
