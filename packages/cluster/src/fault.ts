import type { Cluster } from './cluster.ts';

/** Something that goes wrong on a day, and is put right again. */
export interface Fault {
  /** What `--faults` calls it. */
  readonly name: string;
  readonly what: string;
  /** The longest time that nothing may be confirmed, in seconds. */
  readonly mostSeconds: number;
  /** Needs machines that are apart: with networks and disks of their own. */
  readonly isolated?: true;
  /** Does it, and puts it right. */
  readonly strike: (cluster: Cluster) => Promise<void>;
}
