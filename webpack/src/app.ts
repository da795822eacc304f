import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The root of the workspace. */
export const workspace = path.resolve(import.meta.dirname, '../..');

/** An application of the workspace that is built: the shell or a remote. */
export interface App {
  readonly dir: string;
  /** `shell`, `entry`, `judging`, `organiser`. */
  readonly name: string;
  readonly isShell: boolean;
  readonly version: string;
  /** Patterns of the paths the application owns. The shell owns none. */
  readonly paths: readonly string[];
  /** By pattern, the names of the chunks worth loading before the scripts have run. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** Chunks that are mostly visited first and alone: shared out with others they would be a request more, and larger. */
  readonly whole: readonly string[];
  /** All files are kept on the device of a signed-in person who has visited the application. */
  readonly offline: boolean;
}

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly topout?: {
    readonly paths?: string[];
    readonly screens?: Record<string, string[]>;
    readonly whole?: string[];
    readonly offline?: boolean;
  };
}

/** Reads the application in a folder. Throws when the folder has no package.json. */
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
    whole: json.topout?.whole ?? [],
    offline: json.topout?.offline ?? false,
  };
}

/** The name under which an application is known to the federation runtime: a legal name of a global variable. */
export const containerName = (name: string): string => `topout_${name}`;
