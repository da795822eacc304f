import { serverNow, withdrawAnnouncement } from '@topout/api-client';
import type { Announcement, Competition } from '@topout/contract';
import { formatRecent, venueZone } from '@topout/domain';
import { ConfirmButton, EmptyState, List, ListItem } from '@topout/ui';
import { useChange } from '../../prepare/setup/use-change.ts';
import { texts } from './texts.ts';
import { type Addressees, toWhom } from './to-whom.ts';

interface AnnouncementListProps {
  readonly competition: Competition;
  readonly addressees: Addressees;
  /** Newest first. */
  readonly announcements: readonly Announcement[];
  /** The reader may withdraw them. */
  readonly organises: boolean;
}

/** What was announced, to whom, when and, for organisers, by whom. */
export function AnnouncementList({
  competition,
  addressees,
  announcements,
  organises,
}: AnnouncementListProps) {
  const { change } = useChange();
  if (announcements.length === 0) return <EmptyState title={texts.empty} />;
  const zone = venueZone(competition.venues[0]);
  const when = (moment: string) => formatRecent(serverNow())(Date.parse(moment), zone);
  return (
    <List aria-label={texts.title}>
      {announcements.map((one) => {
        const { uuid, text, madeAt, madeBy, withdrawnAt } = one;
        const to = toWhom(addressees, one);
        return (
          <ListItem
            key={uuid}
            title={text}
            subtitle={
              withdrawnAt !== null
                ? texts.withdrawn(when(withdrawnAt))
                : organises
                  ? texts.by(madeBy ?? texts.somebody, when(madeAt), to)
                  : texts.at(when(madeAt), to)
            }
            actions={
              organises &&
              withdrawnAt === null && (
                <ConfirmButton
                  variant="quiet"
                  label={texts.withdraw}
                  title={texts.withdrawTitle}
                  confirmLabel={texts.withdraw}
                  onConfirm={() => change(() => withdrawAnnouncement(competition.uuid, uuid))}
                >
                  {texts.withdrawHint}
                </ConfirmButton>
              )
            }
          />
        );
      })}
    </List>
  );
}
