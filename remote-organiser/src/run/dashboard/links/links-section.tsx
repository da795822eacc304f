import type { Competition } from '@topout/contract';
import { Card, Section } from '@topout/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { CopyLink } from './copy-link.tsx';
import { sharedLinks } from './link-addresses.ts';
import { LinkDialog } from './link-dialog.tsx';
import styles from './links.module.css';
import { RenewKey } from './renew-key.tsx';
import { texts } from '../texts.ts';

/** Links into the competition, as codes to scan and addresses to send. (behaviour: organising#dashboard) */
export function LinksSection({ competition }: { readonly competition: Competition }) {
  const [shown, setShown] = useState<string | null>(null);
  const links = sharedLinks(competition, window.location.origin);
  const enlarged = links.find(({ id }) => id === shown);
  return (
    <Section title={texts.links}>
      <div className={styles.links}>
        {links.map((link) => (
          <Card key={link.id} className={styles.link}>
            <button
              type="button"
              className={styles.small}
              aria-label={`${texts.showCode}: ${link.title}`}
              onClick={() => setShown(link.id)}
            >
              <QRCodeSVG value={link.address} size={64} marginSize={2} aria-hidden />
            </button>
            <div className={styles.about}>
              <h3>{link.title}</h3>
              <p className={styles.hint}>{link.hint}</p>
            </div>
            <div className={styles.acts}>
              <CopyLink address={link.address} of={link.title} />
              {link.id === 'judging' && <RenewKey competition={competition.uuid} />}
            </div>
          </Card>
        ))}
      </div>
      {enlarged && (
        <LinkDialog link={enlarged} competition={competition.name} onClose={() => setShown(null)} />
      )}
    </Section>
  );
}
