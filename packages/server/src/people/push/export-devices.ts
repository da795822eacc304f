import type { ProfileExport } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';

type DeviceExport = ProfileExport['notifiedDevices'][number];

const statement = {
  name: 'push.export',
  text: `
    select f.user_agent, s.kinds, s.endpoint, s.made_at
    from push_subscription s join session_family f on f.id = s.family_id
    where f.account_id = $1 order by s.made_at`,
};

type Row = Omit<DeviceExport, 'madeAt'> & { readonly madeAt: Date };

/** The devices of an account that are told something. */
export async function exportDevices(db: Queries, account: string): Promise<DeviceExport[]> {
  const rows = await db.rows<Row>(statement, [account]);
  return rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() }));
}
