import { Button } from '@topout/ui';
import { Switch } from '@topout/ui/forms';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { GuardianForm } from './guardian-form.tsx';
import type { PanelPart } from './panel-part.ts';
import styles from './row.module.css';

/** Whether the waiver is signed; of people who may be under 18 it asks for the guardian. */
export function WaiverPart({ row, recorded, onRecord }: PanelPart) {
  const [asks, setAsks] = useState(false);
  const { waiver, needsGuardian } = row;
  // A form is only there, and the switch off, while nothing is signed: what another desk signs meanwhile stays.
  const signs = (name: string | null) =>
    onRecord({
      waiver: name === null ? { signer: 'SELF', name } : { signer: 'GUARDIAN', name },
      seen: { waiver: null },
    });
  const change = (isSigned: boolean) => {
    if (isSigned && needsGuardian) return setAsks(true);
    setAsks(false);
    if (isSigned) void signs(null);
    else if (waiver && !asks) void onRecord({ waiver: null, seen: { waiver: waiver.at } });
  };
  const hint = waiver
    ? `${texts.signedBy(waiver.name)} · ${recorded(waiver)}`
    : needsGuardian
      ? texts.guardianHint
      : undefined;
  return (
    <div className={styles.part}>
      <Switch
        label={texts.switches.waiver}
        hint={hint}
        checked={waiver !== null || asks}
        onChange={({ target }) => change(target.checked)}
      />
      {!waiver && !needsGuardian && !asks && (
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {texts.byGuardian}
        </Button>
      )}
      {asks && (
        <GuardianForm
          onSave={async (name) => {
            if (await signs(name)) setAsks(false);
          }}
          onCancel={() => setAsks(false)}
        />
      )}
    </div>
  );
}
