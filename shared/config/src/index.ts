export { containerOf, entryFile, featureConfig } from './feature-config.ts';
export { readShellNeeds, readNeeds } from './needs-plugin.ts';
export type { Needs } from './needs-plugin.ts';
export { linkPackages, plantedTree } from './repository/planted-tree.ts';
export { sharedVersions, singletons } from './shared.ts';
export { drawFrames, shellConfig } from './shell-config.ts';
