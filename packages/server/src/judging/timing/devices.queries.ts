import type { NewTimingDevice, TimingDevice, TimingDeviceBody } from '@topout/contract';
import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { requireStage } from '../../competition/require-stage.ts';
import type { Queries, Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { newSecret, secretHash } from '../../platform/secrets.ts';
import { forgetReadings } from './readings.queries.ts';

interface Row {
  readonly uuid: string;
  readonly stage: string;
  readonly name: string;
  readonly madeAt: Date;
  readonly usedAt: Date | null;
}

const columns = 'id as uuid, stage_id as stage, name, made_at, used_at';
const statements = {
  list: {
    name: 'timing.devices',
    text: `select ${columns} from timing_device where competition_id = $1 and ended_at is null order by made_at, id`,
  },
  make: {
    name: 'timing.make',
    text: `insert into timing_device (competition_id, id, stage_id, name, token_hash, made_by)
      values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
  },
  end: {
    name: 'timing.end',
    text: `update timing_device set ended_at = now(), ended_by = $3
      where competition_id = $1 and id = $2 and ended_at is null returning name`,
  },
  find: {
    name: 'timing.find',
    text: `select id as device, stage_id as stage from timing_device
      where competition_id = $1 and token_hash = $2 and ended_at is null`,
  },
};

/** The devices that may tell times. */
export const readDevices = async (db: Queries, competition: string): Promise<TimingDevice[]> =>
  (await db.rows<Row>(statements.list, [competition])).map(present);

/**
 * Makes a device. Its token is kept as a hash: nobody can read it again.
 *
 * @throws Refusal 404 if there is no such stage
 */
export async function makeDevice(
  tx: Tx,
  authority: Authority,
  { stage, name }: TimingDeviceBody,
): Promise<NewTimingDevice> {
  const { competition, actor } = authority;
  const { uuid } = requireStage(authority, stage);
  const token = newSecret();
  const values = [competition.uuid, newId(), uuid, name, secretHash(token), actor.profile];
  const [made] = await tx.rows<Row>(statements.make, values);
  if (!made) throw notFound('stage');
  await auditOf(tx, authority, 'timing_device.made', { name });
  return { ...present(made), token };
}

/** Ends a device's token. What it told and nobody has confirmed goes with it. @throws Refusal 404 */
export async function endDevice(tx: Tx, authority: Authority, device: string): Promise<void> {
  const { competition, actor } = authority;
  const [ended] = await tx.rows<{ name: string }>(statements.end, [competition.uuid, device, actor.profile]);
  if (!ended) throw notFound('timing device');
  await forgetReadings(tx, competition.uuid, device);
  await auditOf(tx, authority, 'timing_device.ended', { name: ended.name });
}

export interface KnownDevice {
  readonly device: string;
  readonly stage: string;
}

/** The device whose token this is; null = it is unknown, revoked or of another competition. */
export async function findDevice(
  db: Queries,
  competition: string,
  token: string,
): Promise<KnownDevice | null> {
  const [known] = await db.rows<KnownDevice>(statements.find, [competition, secretHash(token)]);
  return known ?? null;
}

const present = ({ madeAt, usedAt, ...row }: Row): TimingDevice => ({
  ...row,
  madeAt: madeAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});
