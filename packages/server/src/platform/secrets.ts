import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes for their holder; we keep only the hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256: enough for 256 random bits, and fast enough for every request. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();
