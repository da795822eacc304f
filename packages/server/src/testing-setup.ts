import { embeddedSeed } from './platform/db/embedded-seed.ts';
import { startTestCluster, type TestCluster } from './platform/db/testing/cluster.ts';

declare global {
  var topoutTestCluster: TestCluster | undefined;
}

/** Once per run: makes what each test file copies. */
export default async function setUp(): Promise<void> {
  if (process.env['TOPOUT_TEST_DATABASE'] === 'postgres') {
    globalThis.topoutTestCluster = await startTestCluster();
    process.env['TOPOUT_TEST_CLUSTER'] = globalThis.topoutTestCluster.url;
  } else {
    await embeddedSeed();
  }
}
