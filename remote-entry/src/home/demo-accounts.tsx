import { signIn, signOut } from '@topout/api-client';
import type { WebConfig } from '@topout/contract';
import { Card } from '@topout/ui';
import { useNavigate } from 'react-router-dom';
import { useBusy } from '../form/use-busy.ts';
import { useFailure } from '../form/use-failure.ts';
import { homeTexts as texts } from './texts.ts';
import styles from './demo-accounts.module.css';

type Demo = NonNullable<WebConfig['demo']>;

/** In demo mode: the demo accounts, each one tap away. Shows nothing elsewhere. */
export const DemoAccounts = ({ demo }: { readonly demo: Demo | null }) => demo && <DemoCard demo={demo} />;

function DemoCard({ demo }: { readonly demo: Demo }) {
  const { busy, during } = useBusy();
  const navigate = useNavigate();
  const failure = useFailure();
  const become = async ({ email, password }: Demo['accounts'][number]) => {
    await during(email, async () => {
      await signOut();
      await signIn(email, password);
      await navigate(`/${demo.competition}`);
    }).catch(failure);
  };
  const passwords = new Set(demo.accounts.map(({ password }) => password));
  return (
    <Card className={styles.demo}>
      <div>
        <h2 className={styles.title}>{texts.demoTitle}</h2>
        <p className={styles.text}>{texts.demo}</p>
      </div>
      <ul className={styles.accounts}>
        {demo.accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={styles.account}
              disabled={busy !== null}
              aria-busy={busy === account.email}
              onClick={() => void become(account)}
            >
              <span className={styles.login}>{texts.signInAs}</span>{' '}
              <span className={styles.role}>{account.role}</span>
              <span className={styles.login}>
                <Breakable email={account.email} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.login}>{texts.passwords([...passwords])}</p>
    </Card>
  );
}

/** Breaks before the host if it must. */
function Breakable({ email }: { readonly email: string }) {
  const [name, host] = email.split('@');
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}
