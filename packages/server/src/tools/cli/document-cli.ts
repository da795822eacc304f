import { writeFileSync } from 'node:fs';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../platform/config.ts';
import { openInMemory } from '../../platform/db/embedded-database.ts';

/** `node document-cli.ts FILE` writes the API's document; tests of screens check their answers against it. */
const [file = ''] = process.argv.slice(2);
const db = await openInMemory();
const app = await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }) });
writeFileSync(file, (await app.inject('/api/docs/json')).body);
await app.close();
await db.close();
