import { Button, IconButton, SettingsIcon } from '@topout/ui';
import { Switch } from '@topout/ui/forms';
import { useId, useState } from 'react';
import styles from './bulk-scoring.module.css';
import { CodeHelp } from './code-help.tsx';
import { bulkTexts as texts } from './texts.ts';

interface BoardHeadProps {
  readonly checks: boolean;
  readonly onChecks: (on: boolean) => void;
  readonly onPaste: () => void;
}

/** The title and what is seldom needed: pasting, and, folded away, the second look and the help. */
export function BoardHead({ checks, onChecks, onPaste }: BoardHeadProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <Button variant="quiet" onClick={onPaste}>
          {texts.paste}
        </Button>
        <IconButton
          label={texts.options}
          icon={<SettingsIcon />}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        />
      </header>
      <div id={panel} className={styles.help} hidden={!open}>
        <p className={styles.hint}>{texts.lead}</p>
        <Switch
          label={texts.check}
          hint={texts.checkHint}
          checked={checks}
          onChange={(event) => onChecks(event.target.checked)}
        />
        <CodeHelp />
      </div>
    </>
  );
}
