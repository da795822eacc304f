import { RefusedError, useAgreements, withdrawConsent } from '@topout/api-client';
import { forReader, formatMoment, venueZone } from '@topout/domain';
import { ConfirmButton } from '@topout/ui';
import { useShowError } from '../banner.ts';
import styles from './agreement-list.module.css';
import { agreementTexts as texts } from './agreement-texts.ts';

export interface AgreementListProps {
  readonly competition: {
    readonly uuid: string;
    readonly venues: readonly { readonly timeZone: string }[];
  };
  /** Whose: profile uuid. */
  readonly user: string;
}

/** What somebody agreed to, when, and what of it they can take back; nothing if there is nothing. */
export function AgreementList({ competition, user }: AgreementListProps) {
  const { uuid, venues } = competition;
  const showError = useShowError();
  const agreements = useAgreements(uuid, user).data?.data ?? [];
  if (agreements.length === 0) return null;
  const when = (at: string) => forReader(formatMoment, at, venueZone(venues[0]));
  const withdraw = (question: string) =>
    withdrawConsent(uuid, user, question).then(
      () => showError(null),
      (error: unknown) => {
        const [message] = error instanceof RefusedError ? error.messages : [];
        showError(message ?? texts.failed, error);
      },
    );
  return (
    <section className={styles.list} aria-labelledby="agreements">
      <h2 id="agreements">{texts.title}</h2>
      <ul>
        {agreements.map((agreed) => (
          <li key={agreed.question}>
            <p>
              <strong>{agreed.label}</strong>
            </p>
            <p>{texts.agreed(agreed.version, when(agreed.at), agreed.guardian)}</p>
            {agreed.endedAt !== null && (
              <p className={styles.ended}>{texts.withdrawn(when(agreed.endedAt))}</p>
            )}
            {agreed.archived && <p>{texts.archived}</p>}
            {agreed.replaced && !agreed.archived && <p>{texts.replaced}</p>}
            <details>
              <summary>{texts.read}</summary>
              <p className={styles.text}>{agreed.text}</p>
            </details>
            {agreed.mayWithdraw && (
              <ConfirmButton
                label={texts.withdraw}
                title={texts.ask(agreed.label)}
                confirmLabel={texts.withdraw}
                onConfirm={() => withdraw(agreed.question)}
              >
                {texts.consequence}
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
