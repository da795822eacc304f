import { loadConfig, signIn, signOut, type WebConfig } from '@topout/api-client';
import { Button, Card } from '@topout/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailure } from '../form/use-failure.ts';
import { homeTexts as texts } from '../texts.ts';
import styles from './demo-accounts.module.css';

type Demo = NonNullable<WebConfig['demo']>;

/** In demo mode: the people to be, each one tap away. Shows nothing elsewhere. */
export function DemoAccounts() {
  const [demo, setDemo] = useState<Demo | null>(null);
  useEffect(() => {
    // Without settings there is no demo; whatever else misses them says so itself.
    loadConfig().then(
      (config) => setDemo(config.demo),
      () => undefined,
    );
  }, []);
  return demo && <DemoCard demo={demo} />;
}

function DemoCard({ demo }: { readonly demo: Demo }) {
  const [busy, setBusy] = useState<string | null>(null);
  const navigate = useNavigate();
  const failure = useFailure();
  const become = async ({ email, password }: Demo['accounts'][number]) => {
    setBusy(email);
    try {
      await signOut();
      await signIn(email, password);
      await navigate(`/${demo.competition}`);
    } catch (error) {
      await failure(error);
    } finally {
      setBusy(null);
    }
  };
  return (
    <Card className={styles.demo}>
      <div>
        <h2 className={styles.title}>{texts.demoTitle}</h2>
        <p className={styles.text}>{texts.demo}</p>
      </div>
      <ul className={styles.accounts}>
        {demo.accounts.map((account) => (
          <li key={account.email}>
            <Button
              fullWidth
              busy={busy === account.email}
              disabled={busy !== null}
              onClick={() => void become(account)}
            >
              {texts.signInAs(account.role)}
            </Button>
            <p className={styles.login}>
              {account.email}
              <br />
              {account.password}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
