import type { Competition, TeamPerson, Teams } from '@topout/contract';
import { addTeam } from '@topout/api-client';
import { Button, EmptyState, PlusIcon, Section } from '@topout/ui';
import { useState } from 'react';
import { MoveDialog } from './move-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { People } from './people.tsx';
import { TeamSection } from './team-section.tsx';
import { texts } from './texts.ts';

interface TeamListProps {
  readonly competition: Competition;
  readonly teams: Teams;
}

/** Somebody to be moved, and where they are now. */
interface Moving {
  readonly person: TeamPerson;
  readonly team: string | null;
}

/** First those without a team, then the teams by name. */
export function TeamList({ competition: { uuid, settings }, teams: { teams, without } }: TeamListProps) {
  const [adding, setAdding] = useState(false);
  const [moving, setMoving] = useState<Moving | null>(null);
  const most = Math.max(settings.teamLeast, settings.teamMost);
  return (
    <>
      <Section
        title={texts.without}
        count={without.length}
        action={
          <Button icon={<PlusIcon />} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        }
      >
        {without.length === 0 ? (
          <p>{texts.all}</p>
        ) : (
          <People
            label={texts.without}
            people={without}
            onChoose={(person) => setMoving({ person, team: null })}
          />
        )}
      </Section>
      {teams.length === 0 && <EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
      {teams.map((team) => (
        <TeamSection
          key={team.uuid}
          competition={uuid}
          team={team}
          most={most}
          onChoose={(person) => setMoving({ person, team: team.uuid })}
        />
      ))}
      {adding && (
        <NameDialog
          title={texts.add}
          name=""
          save={(body) => addTeam(uuid, body)}
          onClose={() => setAdding(false)}
        />
      )}
      {moving && (
        <MoveDialog
          competition={uuid}
          {...moving}
          teams={teams}
          most={most}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
}
