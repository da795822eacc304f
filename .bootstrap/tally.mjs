import { capture, Stop } from './processes.mjs';

/** As much of a failed gate's output as is worth reading. */
const shownOfFailure = 20_000;

/** What a gate measured, or drew: lines that begin with this sign are shown whatever becomes of it. */
const figuresIn = (output) =>
  output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('= '));

/** Runs gates, prints a line for each what it measured, and all that a failed one said, and adds up what passed and failed. */
export class Tally {
  passed = 0;
  failed = 0;

  /** @param work resolves with `{ passed, failed, output }`; a gate that breaks counts as one failure. */
  async gate(name, work) {
    const startedAt = Date.now();
    const { passed, failed, output } = await work().catch(broken);
    this.passed += passed;
    this.failed += failed;
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    if (failed > 0) console.log(output.trim().slice(-shownOfFailure));
    else for (const line of figuresIn(output)) console.log(`  ${line}`);
  }

  /** A command that passes or fails as one. */
  command(name, command, args, options) {
    return this.gate(name, async () => {
      const { code, output } = await capture(command, args, options);
      return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
    });
  }
}

const broken = (error) => ({
  passed: 0,
  failed: 1,
  output: error instanceof Stop ? error.message : String(error?.stack ?? error),
});
