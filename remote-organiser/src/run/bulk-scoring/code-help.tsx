import styles from './bulk-scoring.module.css';
import { bulkTexts as texts } from './texts.ts';

/** How to write results, and the available keys. */
export const CodeHelp = () => (
  <>
    <h2 className={styles.helpTitle}>{texts.help}</h2>
    <dl className={styles.codes}>
      {texts.codes.map(({ code, means }) => (
        <div key={means}>
          <dt>{code === '' ? texts.empty : <kbd>{code}</kbd>}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.hint}>{texts.keys}</p>
  </>
);
