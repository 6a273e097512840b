export { readFace } from './face.ts';
export { readPointer, writePointer } from './pointer.ts';
export { publish, release } from './release.ts';
export type { Released } from './release.ts';
export { sourceHash } from './sources.ts';
export { allParts, isPart } from './workspace.ts';
export type { Part } from './workspace.ts';
