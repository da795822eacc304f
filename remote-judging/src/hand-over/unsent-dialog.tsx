import { bundleOf, isUnsent, useCompetition, useEntries, useOutbox, writeBundle } from '@topout/api-client';
import { venueZone } from '@topout/domain';
import { Button, Dialog, DownloadIcon, Stack } from '@topout/ui';
import { lazy, Suspense } from 'react';
import { saveFile } from './save-file.ts';
import { texts } from './texts.ts';
import styles from './unsent-dialog.module.css';
import { UnsentItem } from './unsent-item.tsx';

const Codes = lazy(async () => ({
  default: (await import(/* webpackChunkName: "hand-over-codes" */ './codes.tsx')).Codes,
}));

export interface UnsentDialogProps {
  readonly competition: string;
  /** The judge whose work it is. */
  readonly judge: string;
  readonly onClose: () => void;
}

/** The unsent changes, one by one, and two ways to take them to another phone. */
export default function UnsentDialog({ competition, judge, onClose }: UnsentDialogProps) {
  const items = (useOutbox()?.items ?? []).filter(isUnsent);
  const { data: entries } = useEntries(competition);
  const timeZone = venueZone(useCompetition(competition).data?.venues[0]);
  const bundle = bundleOf(competition, judge, items);
  const nameOf = (user: string | null) => entries?.find((entry) => entry.user.uuid === user)?.user.name;
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <Button
          icon={<DownloadIcon />}
          onClick={() =>
            saveFile(`topout-unsent-${competition}.json`, writeBundle(bundle), 'application/json')
          }
        >
          {texts.save}
        </Button>
      }
    >
      <Stack gap={4}>
        <p className={styles.hint}>{texts.hint}</p>
        <ul aria-label={texts.items} className={styles.items}>
          {bundle.commands.map((command) => (
            <UnsentItem
              key={command.id}
              command={command}
              name={nameOf(command.competitor)}
              timeZone={timeZone}
            />
          ))}
        </ul>
        <Suspense>
          {bundle.commands.length > 0 && <Codes bundle={bundle} key={bundle.commands.length} />}
        </Suspense>
      </Stack>
    </Dialog>
  );
}
