import { serverNow } from '@topout/api-client';
import type { Dispute } from '@topout/contract';
import { formatRecent, venueZone } from '@topout/domain';
import { Badge, List, ListLink, Section } from '@topout/ui';
import { Hold } from '@topout/ui/marks';
import { Link } from 'react-router-dom';
import { numberOnHold } from '../competition/on-hold.ts';
import { disputedRoute } from './disputed-route.ts';
import type { DisputesPart } from './disputes-page.tsx';
import { disputeTexts as texts } from './texts.ts';

interface DisputeListProps extends Pick<DisputesPart, 'judging' | 'routes'> {
  readonly title: string;
  readonly disputes: readonly Dispute[];
}

/** Some of the disputes, each opening its own page. */
export function DisputeList({ judging, routes, title, disputes }: DisputeListProps) {
  const { competition } = judging;
  const zone = venueZone(competition.venues[0]);
  const when = (moment: string) => formatRecent(serverNow())(Date.parse(moment), zone);
  if (disputes.length === 0) return null;
  return (
    <Section title={title}>
      <List aria-label={title}>
        {disputes.map((dispute) => {
          const { uuid, user, kind, state, fee, openedAt, closedAt } = dispute;
          const shown = disputedRoute(dispute, dispute.before, { competition, routes });
          return (
            <ListLink
              key={uuid}
              as={Link}
              to={`/${competition.uuid}/disputes/${uuid}`}
              leading={shown && <Hold look={shown.look} number={numberOnHold(shown.name)} size={34} />}
              title={texts.on(user.name, shown?.name ?? '')}
              subtitle={texts.line(texts.openKind[kind], when(closedAt ?? openedAt), fee)}
              trailing={state === 'OPEN' ? undefined : <Badge>{texts.state[state]}</Badge>}
            />
          );
        })}
      </List>
    </Section>
  );
}
