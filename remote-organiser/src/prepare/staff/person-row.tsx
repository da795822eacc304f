import type { Competition, Judge, LiveState } from '@topout/contract';
import { saveJudge } from '@topout/api-client';
import { ago, isSeenNow } from '@topout/domain';
import { Badge, IconButton, StatePill, TrashIcon } from '@topout/ui';
import { Select } from '@topout/ui/forms';
import { useChange } from '../setup/use-change.ts';
import { givenRoles } from './given-roles.ts';
import { PersonLine } from './person-line.tsx';
import styles from './staff.module.css';
import { texts } from './texts.ts';

interface PersonRowProps {
  readonly competition: Competition;
  readonly judge: Judge;
  readonly live: LiveState | undefined;
  readonly onRemove: () => void;
}

/** A person with a role. Only the master judge gives and takes staff roles. */
export function PersonRow({ competition, judge, live, onRemove }: PersonRowProps) {
  const { busy, change } = useChange();
  const { uuid, name, email, role } = judge;
  const isMaster = competition.role === 'MASTER';
  const groups = competition.judgingGroups
    .filter(({ judges }) => judges.some((one) => one.uuid === uuid))
    .map((group) => group.name);
  const mayRemove = role !== 'MASTER' && (isMaster || role === 'JUDGE');
  const facts = [email, role === 'JUDGE' && (groups.join(', ') || texts.noGroups)].filter(Boolean);
  return (
    <PersonLine judge={judge} standing={live && <Seen judge={uuid} live={live} />} facts={facts.join(' · ')}>
      {isMaster && role !== 'MASTER' ? (
        <Select
          aria-label={texts.roleOf(name)}
          value={role}
          disabled={busy}
          onChange={(event) => {
            const next = givenRoles.find((one) => one === event.target.value);
            if (next) void change(() => saveJudge(competition.uuid, uuid, { role: next }));
          }}
        >
          {givenRoles.map((one) => (
            <option key={one} value={one}>
              {texts.roles[one]}
            </option>
          ))}
        </Select>
      ) : (
        <Badge>{texts.roles[role]}</Badge>
      )}
      {mayRemove && <IconButton label={texts.remove(name)} icon={<TrashIcon />} onClick={onRemove} />}
    </PersonLine>
  );
}

function Seen({ judge, live }: { readonly judge: string; readonly live: LiveState }) {
  const found = live.judges.find(({ uuid }) => uuid === judge);
  if (!found) return null;
  const { lastSeenAt, unsent } = found;
  return (
    <>
      {isSeenNow(lastSeenAt, live.at) ? (
        <StatePill state="live">{texts.online}</StatePill>
      ) : (
        <span className={styles.seen}>
          {lastSeenAt === null ? texts.neverSeen : texts.seen(ago(lastSeenAt, live.at))}
        </span>
      )}
      {unsent > 0 && <Badge tone="warning">{texts.unsent(unsent)}</Badge>}
    </>
  );
}
