import { Button, Notice } from '@topout/ui';
import { texts } from './texts.ts';
import type { Marshal } from './use-marshal.ts';
import type { ShownRow } from './with-unsent.ts';

interface MissingProps {
  readonly rows: readonly ShownRow[];
  readonly marshal: Marshal;
}

/** Isolation has closed and some are not in: proposes that they did not start. A person decides. */
export function Missing({ rows, marshal }: MissingProps) {
  return (
    <Notice
      tone="warning"
      title={texts.missingTitle(rows.length)}
      action={
        <Button disabled={marshal.busy} onClick={() => void marshal.out(rows)}>
          {texts.missingAction(rows.length)}
        </Button>
      }
    >
      {texts.missing}
    </Notice>
  );
}
