import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /** A server that does not know it works with the tables that it leaves. */
  readonly compatible: boolean;
}

/** How such a migration begins. */
const compatibleMark = '-- Compatible:';

const folder = new URL('../../../migrations/', import.meta.url);

/** The numbered migrations in order. */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const compatible = text.startsWith(compatibleMark);
      return { name: file.replace('.sql', ''), text, checksum: sha256(text), compatible };
    });
}

/** Changes with every migration: identifies data made from all of them. */
export const migrationsDigest = (migrations: readonly Migration[]): string =>
  sha256(migrations.map(({ name, checksum }) => `${name} ${checksum}`).join('\n')).slice(0, 16);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
