import type { Competition, TeamPerson, Teams } from '@topout/contract';
import { addTeam } from '@topout/api-client';
import { Button, EmptyState, PlusIcon, Section } from '@topout/ui';
import { useState } from 'react';
import { MoveDialog } from './move-dialog.tsx';
import { MovedToast } from './moved-toast.tsx';
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

/** The teams by name, then everybody without one. */
export function TeamList({ competition: { uuid, settings }, teams: { teams, without } }: TeamListProps) {
  const [adding, setAdding] = useState(false);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [moved, setMoved] = useState<Moving | null>(null);
  const most = Math.max(settings.teamLeast, settings.teamMost);
  return (
    <>
      <div>
        <Button icon={<PlusIcon />} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      </div>
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
      <Section title={texts.without} count={without.length}>
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
          onMoved={() => setMoved(moving)}
          onClose={() => setMoving(null)}
        />
      )}
      {moved && <MovedToast competition={uuid} {...moved} onClose={() => setMoved(null)} />}
    </>
  );
}
