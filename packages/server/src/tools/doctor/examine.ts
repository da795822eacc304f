import type { Config } from '../../platform/config.ts';
import { lookAtAddress } from './address.ts';
import { lookAtBackup } from './backup.ts';
import { lookAtCertificate } from './certificate.ts';
import { lookAtClock } from './clock.ts';
import { lookAtDatabase } from './database.ts';
import { lookAtDisk } from './disk.ts';
import { areas, type Finding } from './finding.ts';
import { lookAtHall } from './hall.ts';
import { lookAtMail } from './mail.ts';
import { lookAtPhones } from './phones.ts';
import { lookAtProxy } from './proxy.ts';
import { lookAtPush } from './push.ts';
import { reach } from './reach.ts';
import { lookAtServer } from './server.ts';
import { lookAtWaiting } from './waiting.ts';
import type { World } from './world.ts';

/**
 * Looks at everything that a host can get wrong, and changes nothing. May run while the server does.
 *
 * @param url of the server on this machine
 */
export async function examine(config: Config, url: string, world: World): Promise<Finding[]> {
  const { publicUrl } = config;
  const [here, reached] = await Promise.all([reach(url), publicUrl === null ? null : reach(publicUrl)]);
  const looks = await Promise.all([
    lookAtClock(world),
    lookAtDisk(config, world),
    lookAtDatabase(config, here, world),
    lookAtBackup(config, url, here),
    lookAtMail(config),
    lookAtWaiting(url, here),
    lookAtPush(config, world),
    lookAtCertificate(publicUrl, world),
    lookAtProxy(publicUrl, reached),
    lookAtPhones(config, here, reached, world),
    lookAtHall(url, here),
  ]);
  const found = [...looks.flat(), ...lookAtServer(url, here), ...lookAtAddress(config, here, reached, world)];
  return areas.flatMap((area) => found.filter((finding) => finding.area === area));
}
