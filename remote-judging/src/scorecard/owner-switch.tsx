import type { Competition } from '@topout/api-client';
import { ButtonLink, PlusIcon, Row } from '@topout/ui';
import { Field, Select } from '@topout/ui/forms';
import { Link, useSearchParams } from 'react-router-dom';
import { texts } from '../texts.ts';
import styles from './scorecard.module.css';
import type { CardOwner } from './whose-card.ts';

export interface OwnerSwitchProps {
  readonly competition: Competition;
  readonly owners: readonly CardOwner[];
  readonly shown: string;
}

/** Between the person and their children; and the way to add one more (spec 2 §2). */
export function OwnerSwitch({ competition: { uuid, settings }, owners, shown }: OwnerSwitchProps) {
  const [, setSearch] = useSearchParams();
  const adding = settings.hasPreloadedEntries ? 'enter/competitor-number' : 'enter/competitors';
  return (
    <Row gap={3} align="end" justify="space-between" className={styles.switch}>
      {owners.length > 1 && (
        <Field label={texts.competitors} className={styles.select}>
          <Select
            value={shown}
            onChange={({ target }) => setSearch({ entry: target.value }, { replace: true })}
          >
            {owners.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <ButtonLink as={Link} to={`/${uuid}/${adding}`} variant="quiet" icon={<PlusIcon />}>
        {owners.length > 1 ? texts.addMore : texts.addCompetitorShort}
      </ButtonLink>
    </Row>
  );
}
