import type { Competition, Profile } from '@topout/contract';
import { AnswerFields, type AnswerFieldsProps } from '@topout/app-kit/answers';
import { initials, nameHue } from '@topout/domain';
import { Avatar, Badge, ButtonLink, Card, CheckIcon, ClockIcon, Notice, Row } from '@topout/ui';
import { Field, Select } from '@topout/ui/forms';
import { Link, useLocation } from 'react-router-dom';
import type { CategoryChoice } from '../enter/category-choices.ts';
import { entryPath } from '../enter/entry-path.ts';
import { childrenTexts as texts, texts as general } from '../texts.ts';
import styles from './child-card.module.css';
import { notThisTime } from './use-prepared.ts';
import { sessionTexts } from '../sessions/texts.ts';
import type { WaveOption } from '../sessions/wave-options.ts';

export interface ChildCardProps {
  readonly competition: string;
  readonly child: Profile;
  /** The entry of a child who has already entered. */
  readonly entry: Competition['childEntries'][number] | undefined;
  /** Why the child could not be entered. */
  readonly problem: string | undefined;
  readonly choices: readonly CategoryChoice[];
  /** Uuid of the chosen category, '' while none is chosen. */
  readonly category: string;
  readonly onChoose: (category: string) => void;
  /** Somebody sent the form without a choice here. */
  readonly missing: boolean;
  /** The sessions to choose from; none = nothing to choose. */
  readonly waves: readonly WaveOption[];
  /** Uuid of the chosen session, or ''. */
  readonly wave: string;
  readonly onChooseWave: (wave: string) => void;
  readonly missingWave: boolean;
  /** What the child is asked; null = nothing. */
  readonly asked: AnswerFieldsProps | null;
}

/** One child: who it is, and the category, or that the entry exists. */
export function ChildCard(props: ChildCardProps) {
  const { competition, child, entry, problem, choices, category, onChoose, missing } = props;
  const { waves, wave, onChooseWave, missingWave, asked } = props;
  const { search } = useLocation();
  return (
    <Card className={styles.card}>
      <Row justify="space-between">
        <Row>
          <Avatar initials={initials(child.name)} hue={nameHue(child.name)} src={child.pictureUrl} />
          <h2 className={styles.name}>{child.name}</h2>
        </Row>
        <ButtonLink
          as={Link}
          to={{ pathname: entryPath(competition, `competitors/${child.uuid}`), search }}
          variant="quiet"
          className={styles.edit}
          aria-label={texts.editName(child.name)}
        >
          {texts.edit}
        </ButtonLink>
      </Row>
      {entry ? (
        <EntryState competition={competition} entry={entry} />
      ) : (
        <>
          <Field label={texts.category} error={missing && general.required} required>
            <Select
              placeholder={texts.categoryPlaceholder}
              value={category}
              onChange={(event) => onChoose(event.target.value)}
            >
              {choices.filter(({ reason }) => reason === null).map(optionOf)}
              <option value={notThisTime}>{texts.notThisTime}</option>
              {choices.filter(({ reason }) => reason !== null).map(optionOf)}
            </Select>
          </Field>
          {waves.length > 0 && category !== '' && (
            <Field label={sessionTexts.session} error={missingWave && general.required} required>
              <Select
                placeholder={sessionTexts.placeholder}
                value={wave}
                onChange={(event) => onChooseWave(event.target.value)}
              >
                {waves.map(({ value, label, hint }) => (
                  <option key={value} value={value}>
                    {label}, {hint}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {asked && <AnswerFields {...asked} />}
        </>
      )}
      {problem !== undefined && !entry && <Notice tone="error">{problem}</Notice>}
    </Card>
  );
}

const optionOf = ({ category: { uuid, name, isFull }, reason }: CategoryChoice) => (
  <option key={uuid} value={uuid} disabled={reason !== null}>
    {reason === null ? (isFull ? texts.isFull(name) : name) : texts.otherAge(name, reason)}
  </option>
);

interface EntryStateProps {
  readonly competition: string;
  readonly entry: Competition['childEntries'][number];
}

function EntryState({ competition, entry }: EntryStateProps) {
  const { category, waitingPosition, canChange, user } = entry;
  return (
    <Row wrap justify="space-between">
      {waitingPosition === null ? (
        <Badge tone="live" icon={<CheckIcon size={14} />}>
          {texts.entered(category.name)}
        </Badge>
      ) : (
        <Badge tone="warning" icon={<ClockIcon size={14} />}>
          {texts.waiting(category.name, waitingPosition)}
        </Badge>
      )}
      {canChange && (
        <ButtonLink as={Link} to={entryPath(competition, `entries/${user.uuid}`)} variant="quiet">
          {texts.changeEntry}
        </ButtonLink>
      )}
    </Row>
  );
}
