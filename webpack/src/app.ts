import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The root of the workspace. */
export const workspace = path.resolve(import.meta.dirname, '../..');

/** An application of the workspace with a build: the shell or a remote. */
export interface App {
  readonly dir: string;
  /** `shell`, `entry`, `judging`, `organiser`. */
  readonly name: string;
  readonly isShell: boolean;
  readonly version: string;
  /** Patterns of the paths that the application owns. The shell owns none. */
  readonly paths: readonly string[];
  /** By pattern, the names of the chunks worth loading before the scripts have run. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** The same, in addition, in competitions whose climbers log or queue themselves. */
  readonly selfScored: Readonly<Record<string, readonly string[]>>;
  /**
   * Chunks that most visitors load first and alone: splitting them for sharing would cost another request,
   * and more bytes.
   */
  readonly whole: readonly string[];
  /** A signed-in person's device keeps all files once they have visited the application. */
  readonly offline: boolean;
}

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly topout?: {
    readonly paths?: string[];
    readonly screens?: Record<string, string[]>;
    readonly selfScored?: Record<string, string[]>;
    readonly whole?: string[];
    readonly offline?: boolean;
  };
}

/** Reads the application in a folder. Throws if the folder has no package.json. */
export function readApp(dir: string): App {
  const json = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageJson;
  const name = json.name.replace('@topout/', '').replace('remote-', '');
  return {
    dir,
    name,
    isShell: name === 'shell',
    version: json.version,
    paths: json.topout?.paths ?? [],
    screens: json.topout?.screens ?? {},
    selfScored: json.topout?.selfScored ?? {},
    whole: json.topout?.whole ?? [],
    offline: json.topout?.offline ?? false,
  };
}

/** The application's name in the federation runtime: a legal name of a global variable. */
export const containerName = (name: string): string => `topout_${name}`;
