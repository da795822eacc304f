import type { Competition, LiveState } from '@topout/contract';
import { ago, isSeenNow } from '@topout/domain';
import { Badge, Button, ButtonLink, List, ListItem, Section, StatePill } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { texts } from './texts.ts';

interface JudgesSectionProps {
  readonly competition: Competition;
  readonly state: LiveState;
}

/** As many as people take in at a glance. A few more are shown rather than hidden behind a button. */
const first = 8;
const fewMore = 3;

type Judge = LiveState['judges'][number];

/** People with something on their phone come first, then those present. */
const urgency = ({ unsent, lastSeenAt }: Judge, at: string) =>
  unsent > 0 ? 2 : Number(isSeenNow(lastSeenAt, at));

/** Who is working, where, when they were last seen, and how much is unsent. */
export function JudgesSection({ competition, state }: JudgesSectionProps) {
  const [all, setAll] = useState(false);
  const { at } = state;
  const judges = state.judges.toSorted((a, b) => urgency(b, at) - urgency(a, at));
  const shortened = !all && judges.length > first + fewMore;
  const groupsOf = (judge: string) =>
    competition.judgingGroups
      .filter((group) => group.judges.some(({ uuid }) => uuid === judge))
      .map(({ name }) => name);
  return (
    <Section
      title={texts.judges}
      count={judges.length}
      action={
        <ButtonLink as={Link} to={`/${competition.uuid}/setup/staff`} variant="quiet">
          {texts.manageJudges}
        </ButtonLink>
      }
    >
      <List>
        {judges.slice(0, shortened ? first : undefined).map(({ uuid, name, role, lastSeenAt, unsent }) => (
          <ListItem
            key={uuid}
            title={name}
            subtitle={[texts.roles[role], ...groupsOf(uuid)].join(' · ')}
            trailing={
              <>
                {unsent > 0 && <Badge tone="warning">{texts.unsent(unsent)}</Badge>}
                {isSeenNow(lastSeenAt, at) ? (
                  <StatePill state="live">{texts.seenNow}</StatePill>
                ) : (
                  <Badge>{lastSeenAt === null ? texts.neverSeen : texts.seen(ago(lastSeenAt, at))}</Badge>
                )}
              </>
            }
          />
        ))}
      </List>
      {shortened && <Button onClick={() => setAll(true)}>{texts.allJudges(judges.length)}</Button>}
    </Section>
  );
}
