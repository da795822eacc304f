import { usePage } from '@topout/app-kit';
import { Card, Page, Section } from '@topout/ui';
import { appTexts as texts } from '../texts.ts';
import styles from './app-screen.module.css';

/** How to put Topout on the home screen, where other people's scorecards open too. */
export default function AppScreen() {
  usePage({ title: texts.title, back: 'history' });
  return (
    <Page>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      {texts.devices.map(({ name, steps }) => (
        <Section key={name} title={name}>
          <Card>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
        </Section>
      ))}
    </Page>
  );
}
