import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that fit into an address. */
export const secretToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: it cannot be turned back into a link. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
