import type { Results } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { authorityOf } from '../../competition/authority/authority.ts';
import { sharedByKey } from '../../platform/batching/shared-by-key.ts';
import type { FileEnding } from './attach-file.ts';
import { csvOf } from './csv.ts';
import { readResults } from './read-results.ts';
import { workbookOf } from './workbook.ts';

interface Asked {
  readonly competition: string;
  readonly publication?: string | undefined;
}

interface PublicResults {
  readonly results: (asked: Asked) => Promise<Results>;
  readonly file: (ending: FileEnding, asked: Asked) => Promise<Buffer>;
}

/** Results as people without a role read them: the same for all. Both refuse as `readResults` does. */
export function publicResults(app: Pick<FastifyInstance, 'db' | 'boards'>): PublicResults {
  const [read, made] = [sharedByKey<Results>('results'), sharedByKey<Buffer>('results')];
  const results = ({ competition, publication }: Asked) =>
    read(`${competition} ${publication}`, async () =>
      readResults(app, await authorityOf(app.db, competition, null), publication),
    );
  return {
    results,
    file: (ending, asked) =>
      made(`${asked.competition} ${asked.publication} ${ending}`, async () => {
        const found = await results(asked);
        return ending === 'csv' ? Buffer.from(csvOf(found)) : workbookOf(found, null);
      }),
  };
}
