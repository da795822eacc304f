import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReadingBody } from '@topout/contract';
import { snakeName } from '@topout/contract/names';

it('names every field of a reading in the manual as devices send it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/behaviour/timing.md'), 'utf8');
  const [, table = ''] = /\| Field(.*?)\n\n/s.exec(page) ?? [];
  const fields = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);
  expect(fields.toSorted()).toEqual(Object.keys(ReadingBody.properties).map(snakeName).toSorted());
});
