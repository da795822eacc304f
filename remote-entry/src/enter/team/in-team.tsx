import type { OwnTeam } from '@topout/contract';
import { leaveTeam } from '@topout/api-client';
import { ConfirmButton, List, ListItem, Section } from '@topout/ui';
import { useBusy } from '../../form/use-busy.ts';
import { useFailure } from '../../form/use-failure.ts';
import { teamTexts as texts } from './texts.ts';

interface InTeamProps {
  readonly competition: string;
  /** Profile uuid. */
  readonly person: string;
  readonly team: NonNullable<OwnTeam['team']>;
  readonly canChange: boolean;
}

/** Who is in the team, how others join it, and the way out. */
export function InTeam({ competition, person, team, canChange }: InTeamProps) {
  const failure = useFailure();
  const { during } = useBusy();
  const { name, code, members } = team;
  return (
    <>
      <Section title={texts.members} count={members.length}>
        <List aria-label={texts.members}>
          {members.map((member, index) => (
            // Two people may have one name.
            <ListItem key={`${index} ${member}`} title={member} />
          ))}
        </List>
      </Section>
      <Section title={texts.codeTitle} description={texts.codeText}>
        <p>
          <strong>{code}</strong>
        </p>
      </Section>
      {canChange && (
        <ConfirmButton
          variant="quiet"
          fullWidth
          label={texts.leave}
          title={texts.leaveTitle(name)}
          confirmLabel={texts.leave}
          onConfirm={() => during('leave', () => leaveTeam(competition, person)).catch(failure)}
        >
          {texts.leaveText}
        </ConfirmButton>
      )}
    </>
  );
}
