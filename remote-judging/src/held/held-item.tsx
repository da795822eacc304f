import { type Entry, type LoggedCommand, type Route, useAttempts } from '@topout/api-client';
import type { ReactNode } from 'react';
import type { Judging } from '../competition/use-judging.ts';
import { HeldCard } from '../conflicts/held-card.tsx';
import { overlayAttempts } from '../outbox/overlay-attempts.ts';
import { HeldAbout } from './held-about.tsx';
import { HeldChange } from './held-change.tsx';
import { texts } from './texts.ts';

export interface HeldItemProps {
  readonly judging: Judging;
  readonly command: LoggedCommand;
  /** Absent where the competition has no such route. */
  readonly route: Route | undefined;
  /** Absent for somebody who is not entered. */
  readonly entry: Entry | undefined;
}

/** One held command with whom it is about; beside a result, what counts now. */
export function HeldItem({ judging, command, route, entry }: HeldItemProps) {
  const about = <HeldAbout judging={judging} command={command} route={route} entry={entry} />;
  const isResult = command.kind.startsWith('attempts.');
  if (!isResult || !route || !entry) {
    return <HeldChange judging={judging} command={command} about={about} name={entry?.user.name} />;
  }
  return <HeldResult judging={judging} command={command} route={route} about={about} />;
}

interface HeldResultProps {
  readonly judging: Judging;
  readonly command: LoggedCommand;
  readonly route: Route;
  readonly about: ReactNode;
}

function HeldResult({ judging, command, route, about }: HeldResultProps) {
  const { data: saved } = useAttempts(judging.competition.uuid, route.uuid, command.competitor ?? '');
  const stream = saved ? overlayAttempts(saved, [], route.uuid, null) : { version: 0, attempts: [] };
  return (
    <HeldCard
      held={{ ...command, onServer: true }}
      judging={judging}
      route={route}
      stream={stream}
      about={about}
      loggedTitle={texts.logged(command.actor?.name ?? texts.unknownJudge)}
    />
  );
}
