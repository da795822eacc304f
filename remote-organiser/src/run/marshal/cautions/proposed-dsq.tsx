import { isProposedDsq } from '@topout/domain';
import { Button, Notice } from '@topout/ui';
import { nameOf } from '../../check-in/name-of.ts';
import type { Marshal } from '../use-marshal.ts';
import { texts } from './texts.ts';

/** Two cautions propose a disqualification. A person decides. */
export function ProposedDsq({ marshal: { rows, busy, jury } }: { readonly marshal: Marshal }) {
  if (!jury) return null;
  return rows.filter(isProposedDsq).map((row) => (
    <Notice
      key={row.entry}
      tone="warning"
      title={texts.proposed(nameOf(row), row.cautions.length)}
      action={
        <Button disabled={busy} onClick={() => void jury.disqualify(row)}>
          {texts.disqualify}
        </Button>
      }
    >
      {texts.proposedHint}
    </Notice>
  ));
}
