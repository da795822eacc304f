import type { Competition } from '@topout/contract';
import { ChevronDownIcon } from '@topout/ui';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { moreCompetitors } from './more-competitors.ts';
import styles from './card-head.module.css';
import { texts } from './texts.ts';
import type { CardOwner } from './whose-card.ts';

export interface OwnerSwitchProps {
  readonly competition: Competition;
  readonly owners: readonly CardOwner[];
  readonly shown: string;
  /** The name of the one on show: the dropdown lies over it. */
  readonly children: ReactNode;
}

const another = 'another';

/** Between the person and their children, and to one more (behaviour: boards#scorecard). The name alone where there is no choice. */
export function OwnerSwitch({ competition, owners, shown, children }: OwnerSwitchProps) {
  const [, setSearch] = useSearchParams();
  const navigate = useNavigate();
  if (owners.length < 2 || !owners.some(({ key }) => key === shown)) return <>{children}</>;
  const choose = (key: string) =>
    key === another
      ? void navigate(moreCompetitors(competition))
      : setSearch({ entry: key }, { replace: true });
  return (
    <div className={styles.switch}>
      {children}
      <ChevronDownIcon size={24} />
      <select
        aria-label={texts.competitors}
        value={shown}
        onChange={({ target }) => choose(target.value)}
        data-print="hide"
      >
        {owners.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
        <option value={another}>{texts.addMore}</option>
      </select>
    </div>
  );
}
