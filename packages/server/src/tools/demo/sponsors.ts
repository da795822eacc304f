import type { Database, Tx } from '../../platform/db/database.ts';
import type { Config } from '../../platform/config.ts';
import { pictureStore } from '../../platform/media/choose-store.ts';
import { decodePicture } from '../../platform/media/decode-picture.ts';
import { boulderFinalId } from './boulder-final.ts';
import { demoId } from './demo-ids.ts';
import { speedCompetitionId } from './speed.ts';
import { demoSponsors } from './sponsor-logos.ts';

interface Storing {
  readonly db: Database;
  readonly config: Pick<Config, 'bucket'>;
}

/** Both finals, which are made for streams, have the same sponsors with the same pictures. */
const sponsored = [boulderFinalId, speedCompetitionId];

/** Whom the demo's finals thank. */
export async function insertSponsors(tx: Tx, { db, config }: Storing): Promise<void> {
  const store = pictureStore(db, config);
  for (const [index, { name, draw }] of demoSponsors.entries()) {
    const pictureId = demoId('media', 1, index + 1);
    const drawn = await decodePicture(await draw(), { whole: true });
    await tx.kysely
      .insertInto('media')
      .values({ id: pictureId, type: 'image/png', storedAt: new Date() })
      .execute();
    await store.copy(tx, pictureId, drawn);
    const sponsor = { id: demoId('sponsor', 1, index + 1), position: index + 1, name, pictureId };
    await tx.kysely
      .insertInto('sponsor')
      .values(sponsored.map((competitionId) => ({ ...sponsor, competitionId })))
      .execute();
  }
}
