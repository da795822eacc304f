import { compile } from './build.ts';
import { serverConfig } from './server.ts';

/** Bundles the server for a release. */
await compile(serverConfig);
