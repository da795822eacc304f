import type { Invitation } from '@topout/contract';
import { ago } from '@topout/domain';
import { Button, IconButton, MailIcon, TrashIcon } from '@topout/ui';
import styles from './staff.module.css';
import { texts } from './texts.ts';

interface InvitationRowProps {
  readonly invitation: Invitation;
  /** The current server time; undefined until known. */
  readonly at: string | undefined;
  /** Only the master judge gives and takes staff roles. */
  readonly mayChange: boolean;
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly onWithdraw: () => void;
}

/** One mailed invitation, and its outcome. */
export function InvitationRow({ invitation, at, mayChange, busy, onSend, onWithdraw }: InvitationRowProps) {
  const { email, role, state, sentAt, acceptedBy } = invitation;
  const standing = {
    sent: at === undefined ? texts.isSent : texts.sentAgo(ago(sentAt, at)),
    expired: texts.expired,
    accepted: texts.acceptedBy(acceptedBy),
  }[state];
  return (
    <li className={styles.person}>
      <MailIcon className={styles.mail} />
      <div className={styles.words}>
        <p className={styles.name}>{email}</p>
        <p className={styles.facts}>{`${texts.roles[role]} · ${standing}`}</p>
      </div>
      {mayChange && state !== 'accepted' && (
        <div className={styles.actions}>
          <Button disabled={busy} onClick={onSend} aria-label={texts.sendAgainTo(email)}>
            {texts.sendAgain}
          </Button>
          <IconButton label={texts.withdrawFrom(email)} icon={<TrashIcon />} onClick={onWithdraw} />
        </div>
      )}
    </li>
  );
}
