import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The embedded database's files on disk, with fsync. As shipped it never syncs: a power cut could lose or
 * tear acknowledged writes. This reaches into the WASM file system, so the package's version is pinned and a
 * test counts the syncs.
 */
export class DurableFs extends NodeFS {
  override async init(...[lite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(lite, options);
    started.emscriptenOpts.preRun?.push((module) => {
      const { NODEFS } = module as unknown as {
        NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
      };
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    });
    return started;
  }
}

/** Without `-F`, and with the one sync method that reaches the file system above. */
export const durableStartParams = PGlite.defaultStartParams
  .filter((param) => param !== '-F')
  .concat(['-c', 'wal_sync_method=fsync']);
