import './testing-setup.ts';

export default function tearDown(): void {
  globalThis.topoutTestCluster?.stop();
}
