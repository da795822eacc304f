import type { OwnCompetition } from '@topout/contract';
import type { League } from '@topout/api-client';
import { formatDashboardTime, forReader, isOrganiserSide, venueZone } from '@topout/domain';
import { Section } from '@topout/ui';
import { Checkbox } from '@topout/ui/forms';
import { useField } from 'formik';
import styles from '../league.module.css';
import { editTexts as texts } from './texts.ts';

interface CompetitionsChoiceProps {
  readonly league: League;
  readonly own: readonly OwnCompetition[];
}

interface Choice {
  readonly uuid: string;
  readonly name: string;
  readonly hint: string;
  /** It belongs to another league. */
  readonly taken: boolean;
}

/** The competitions that one organises, and those that belong to the league whoever organises them. */
export function CompetitionsChoice({ league, own }: CompetitionsChoiceProps) {
  const [{ value: chosen }, , { setValue }] = useField<readonly string[]>('competitions');
  const choices = choicesOf(league, own);
  const toggle = (uuid: string, into: boolean) =>
    setValue(into ? [...chosen, uuid] : chosen.filter((one) => one !== uuid));
  return (
    <Section title={texts.competitions} count={chosen.length} description={texts.competitionsHint}>
      {choices.length === 0 && <p>{texts.noCompetitions}</p>}
      <div className={styles.choices}>
        {choices.map(({ uuid, name, hint, taken }) => (
          <Checkbox
            key={uuid}
            label={name}
            hint={hint}
            disabled={taken}
            checked={chosen.includes(uuid)}
            onChange={(event) => void toggle(uuid, event.target.checked)}
          />
        ))}
      </div>
    </Section>
  );
}

function choicesOf(league: League, own: readonly OwnCompetition[]): Choice[] {
  const mine = own.filter(({ role, status }) => isOrganiserSide(role) && status !== 'CANCELLED');
  const known = new Set(mine.map(({ uuid }) => uuid));
  const others = league.competitions.filter(({ uuid }) => !known.has(uuid));
  return [
    ...mine.map(({ uuid, name, startTime, venue, league: its }): Choice => {
      const taken = its !== null && its.uuid !== league.uuid;
      const when = forReader(formatDashboardTime, startTime, venueZone(venue));
      return {
        uuid,
        name,
        taken,
        hint: [when, venue?.name, taken && texts.taken(its.name)].filter(Boolean).join(' · '),
      };
    }),
    ...others.map(({ uuid, name }): Choice => ({ uuid, name, hint: '', taken: false })),
  ];
}
