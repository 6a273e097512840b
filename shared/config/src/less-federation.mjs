// Stands for the files of the federation runtime that read manifests and fetch ahead what they name: here the
// lineup says what there is, and the loader fetches it. Plain JavaScript, because it takes the place of files that
// no compiler looks at.
const none = () => {
  throw new Error('This part of the federation runtime is not in this build.');
};

export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
  loadRemoteSnapshotInfo = none;
}
export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = none;
export const preloadAssets = none;
export const defaultPreloadArgs = none;
export const normalizePreloadExposes = none;

// Elements for scripts and links: entries come through the shell's own loader.
export const createScript = none;
export const createLink = none;
export const loadScript = none;
export const isStaticResourcesEqual = none;
export const safeWrapper = none;
// Prefixes and levels for its log: what it says goes to the console.
export const createLogger = () => console;
export const createInfrastructureLogger = () => console;
export const bindLoggerToCompiler = none;
export const logger = console;
export const infrastructureLogger = console;
// Ranges of versions: the loader compares them before it opens a feature, and there is one version of each package.
export const satisfy = () => true;
// Features have no remotes of their own.
export const remotes = none;
// What the numbers of errors mean; the numbers are told.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
