import type { SettingsPreview } from '@topout/contract';
import { previewSettings } from '@topout/api-client';
import { settingsFit } from '@topout/domain';
import { Button, Notice } from '@topout/ui';
import { useState } from 'react';
import { useChange } from '../use-change.ts';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';
import type { Settings } from './use-settings.ts';

/** Enough names to show the kind of change. */
const named = 5;

/** What an unsaved change to the scoring would do to the boards. */
export function Preview({ settings: { shown, patch } }: { readonly settings: Settings }) {
  const { busy, change } = useChange();
  const [seen, setSeen] = useState<{ readonly of: string; readonly preview: SettingsPreview } | null>(null);
  const { scoringSystem } = patch;
  const scoring = patch.settings?.scoring;
  if (scoringSystem === undefined && scoring === undefined) return null;
  const of = JSON.stringify([scoringSystem, scoring]);
  const look = () =>
    change(async () => {
      const body = { ...(scoringSystem && { scoringSystem }), ...(scoring && { scoring }) };
      setSeen({ of, preview: await previewSettings(shown.uuid, body) });
    });
  return (
    <>
      <Button busy={busy} disabled={!settingsFit(shown.settings)} onClick={() => void look()}>
        {texts.preview}
      </Button>
      {seen?.of === of && (
        <Notice tone="info">
          <Moves preview={seen.preview} />
        </Notice>
      )}
    </>
  );
}

function Moves({ preview }: { readonly preview: SettingsPreview }) {
  const changed = preview.categories.filter(({ moved }) => moved.length > 0);
  if (changed.length === 0) return texts.previewNone;
  return (
    <div className={styles.preview}>
      {changed.map(({ category, name, moved, ranked }) => (
        <div key={category}>
          <h3>{texts.previewMoved(name, moved.length, ranked)}</h3>
          <ul>
            {moved.slice(0, named).map(({ entry, user, before, after }) => (
              <li key={entry}>
                {texts.moves(
                  `${user.firstName} ${user.lastName}`,
                  texts.place(before.position),
                  texts.place(after.position),
                )}
              </li>
            ))}
            {moved.length > named && <li>{texts.andMore(moved.length - named)}</li>}
          </ul>
        </div>
      ))}
    </div>
  );
}
