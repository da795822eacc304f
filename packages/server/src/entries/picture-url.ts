import type { Config } from '../config.ts';

/** Where a picture is fetched; null without one. */
export const pictureUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, picture: string | null): string | null =>
  picture && `${publicUrl ?? ''}/api/media/${picture}`;
