import type { Tablet } from '@topout/contract';
import { formatDashboardTime, forReader } from '@topout/domain';
import { ConfirmButton, List, ListItem, Stack } from '@topout/ui';
import { texts } from './texts.ts';

interface TabletListProps {
  readonly tablets: readonly Tablet[];
  /** The venue's. */
  readonly timeZone: string;
  readonly onTakeBack: (tablet: string) => Promise<void>;
}

/** Every tablet that opens cards now; one that was lost is taken back from here. */
export const TabletList = ({ tablets, timeZone, onTakeBack }: TabletListProps) => (
  <Stack gap={2}>
    <h2>{texts.others}</h2>
    <List aria-label={texts.others}>
      {tablets.map(({ uuid, name, usedAt }) => (
        <ListItem
          key={uuid}
          title={name}
          subtitle={
            usedAt === null ? texts.notUsed : texts.lastCard(forReader(formatDashboardTime, usedAt, timeZone))
          }
          actions={
            <ConfirmButton
              label={texts.takeBack}
              title={texts.takeBackTitle(name)}
              confirmLabel={texts.takeBackOf(name)}
              onConfirm={() => onTakeBack(uuid)}
            >
              {texts.takeBackHint}
            </ConfirmButton>
          }
        />
      ))}
    </List>
  </Stack>
);
