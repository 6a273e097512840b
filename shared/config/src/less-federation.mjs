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
