import { endPair, RefusedError } from '@topout/api-client';
import type { Competition, MarkerPairs, Route, Signatures } from '@topout/contract';
import { ConfirmButton, Notice } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { nameOfRoute } from '../competition/competition-routes.ts';
import styles from './pairs.module.css';
import { pairsTexts as texts } from './texts.ts';

export interface PairRowProps {
  readonly competition: Competition;
  readonly climbers: MarkerPairs['data'][number]['climbers'];
  /** By uuid. */
  readonly routes: ReadonlyMap<string, Route>;
  readonly canEnd: boolean;
}

/** Two climbers, and the results about which they disagree, each one tap from where a judge settles it. */
export function PairRow({ competition, climbers, routes, canEnd }: PairRowProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [one, other] = climbers;
  if (!one || !other) return null;
  const names = [one.user.name, other.user.name] as const;
  const { uuid } = competition;
  const end = () =>
    endPair({ competition: uuid, entry: one.entry, shown: one.user.uuid }).then(
      () => setFailure(null),
      (error: unknown) => setFailure(error instanceof RefusedError ? error.message : texts.failed),
    );
  return (
    <li className={styles.pair}>
      <div>
        <p className={styles.names}>{texts.pair(...names)}</p>
        {climbers.every(({ differs }) => differs.length === 0) && (
          <p className={styles.agree}>{texts.agree}</p>
        )}
        {climbers
          .filter(({ differs }) => differs.length > 0)
          .map(({ entry, user, differs }) => (
            <p key={entry} className={styles.differs}>
              {texts.differs(user.name)}
              {differs.map((route) => {
                const known = routes.get(route);
                const name = known ? nameOfRoute(known, competition) : '';
                return (
                  <Link
                    key={route}
                    to={`/${uuid}/judge/${route}/${user.uuid}`}
                    aria-label={texts.onRoute(name, user.name)}
                  >
                    {name}
                  </Link>
                );
              })}
            </p>
          ))}
        {climbers.map(({ entry, user, signatures }) => (
          <p key={entry} className={styles.signed}>
            {texts.card(
              user.name,
              signedWord(signatures, user.name, user === one.user ? names[1] : names[0]),
            )}
          </p>
        ))}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
      </div>
      {canEnd && (
        <ConfirmButton
          variant="quiet"
          label={texts.end}
          title={texts.endTitle(...names)}
          confirmLabel={texts.endConfirm}
          onConfirm={end}
        >
          {texts.endText}
        </ConfirmButton>
      )}
    </li>
  );
}

/** Whose signature is missing on a climber's card. */
function signedWord({ climber, marker, off }: Signatures, name: string, other: string): string {
  if (climber !== null && marker !== null) return texts.signed;
  if (off !== null) return texts.signedOff;
  const missing = [climber === null && name, marker === null && other].filter((who) => who !== false);
  return missing.length > 1 ? texts.unsigned : texts.missing(missing.join());
}
