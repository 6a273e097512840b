export type { Credentials } from './credentials.ts';
export type { DocumentTenant } from './frame.ts';
export { edge } from './edge.ts';
export type { EdgeOptions } from './edge.ts';
export { contentPolicy, safeHeaders } from './policy.ts';
export { followPointer } from './follow-pointer.ts';
export { lineupFor } from './lineup-for.ts';
export { pointerFile, readReleases, recordFile, releasesFault } from './releases.ts';
export type { Pointer, Releases } from './releases.ts';
