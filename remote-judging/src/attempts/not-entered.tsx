import type { Route } from '@topout/contract';
import { EmptyState } from '@topout/ui';
import type { Judging } from '../competition/use-judging.ts';
import { Conflicts } from '../conflicts/conflicts.tsx';
import { HeldAbout } from '../held/held-about.tsx';
import { useSettleable } from '../outbox/use-settleable.ts';
import { attemptTexts } from './texts.ts';

export interface NotEnteredProps {
  readonly judging: Judging;
  readonly route: Route;
  /** Profile uuid of a person without an entry. */
  readonly user: string;
}

/** Nobody to log for; shows by name and result what was logged before the entry was deleted. */
export function NotEntered({ judging, route, user }: NotEnteredProps) {
  const held = useSettleable(judging.competition.uuid).filter(
    (line) => line.route === route.uuid && line.competitor === user,
  );
  const [line] = held;
  if (!line) return <EmptyState title={attemptTexts.competitorNotFound} />;
  const about = <HeldAbout judging={judging} line={line} route={route} entry={undefined} />;
  return <Conflicts held={held} judging={judging} route={route} about={about} />;
}
