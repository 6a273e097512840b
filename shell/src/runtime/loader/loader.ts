import type {
  FeatureFiles,
  FeatureId,
  FeatureRelease,
  HomeEntryKind,
  Language,
  Lineup,
} from '@callboard/contract';
import type {
  AheadModule,
  CardModule,
  EntryActionModule,
  FeatureModule,
  PageModule,
} from '@callboard/feature';
import { filesFor } from '../../boot/ahead.ts';
import { incompatibility } from './compatible.ts';
import { failureOf, inspect } from './diagnose.ts';
import { LoadError } from './trouble.ts';
import type { Trouble, TroubleKind } from './trouble.ts';

export type FeatureState = 'idle' | 'loading' | 'ready' | Trouble;

/** How the shell gets at features. Everything it rejects with is a `LoadError`. */
export type Loader = {
  readonly features: readonly FeatureRelease[];
  state: (id: FeatureId) => FeatureState;
  load: (id: FeatureId) => Promise<FeatureModule>;
  /** Forgets the trouble and really tries again. */
  retry: (id: FeatureId) => Promise<FeatureModule>;
  page: (id: FeatureId, key: string) => Promise<PageModule>;
  card: (id: FeatureId, key: string) => Promise<CardModule>;
  /** What is behind the buttons of an entry on the start page. */
  action: (id: FeatureId, kind: HomeEntryKind) => Promise<EntryActionModule>;
  /** What it keeps ahead of time. */
  ahead: (id: FeatureId) => Promise<AheadModule>;
  words: (id: FeatureId, language: Language) => Promise<object>;
  /** Those of its cards; all, where they are among the others. */
  cardWords: (id: FeatureId, language: Language) => Promise<object>;
  /** Fetches entry, code and words of a page side by side, or only the list of files, and runs nothing. */
  prepare: (
    id: FeatureId,
    part: 'list' | 'feature' | `pages/${string}` | `cards/${string}` | `entries/${string}`,
    language?: Language,
  ) => void;
  /** What stands behind an error on the way to some code of a feature that is open. */
  why: (id: FeatureId, error: unknown) => Promise<Trouble>;
  /** Those that were closed since the page began, and why; whoever is not named any more is open again. */
  close: (closed: ReadonlyMap<FeatureId, TroubleKind>) => void;
  subscribe: (listener: () => void) => () => void;
};

export type LoaderParts = {
  readonly lineup: Lineup | null;
  /** Versions of the shared packages in this page. */
  readonly provided: Readonly<Record<string, string>>;
  /** The proven list of a release's files, which may be asked for again after a failure. */
  readonly listFiles: (release: FeatureRelease) => Promise<FeatureFiles>;
  readonly open: (release: FeatureRelease, list: FeatureFiles) => Promise<FeatureModule>;
  readonly integrityOf: (url: string) => string | undefined;
  readonly preload: (url: string, integrity: string) => void;
};

const releaseIn = (lineup: Lineup | null, id: FeatureId): FeatureRelease | undefined =>
  lineup?.features.find(({ feature }) => feature === id);

/** What stands in the way before anything is fetched. */
function obstacleTo(
  id: FeatureId,
  { lineup, provided }: LoaderParts,
  closed: ReadonlyMap<FeatureId, TroubleKind>,
): Trouble | null {
  const kind = closed.get(id);
  if (kind) return { kind, feature: id };
  if (lineup?.withheld.includes(id)) return { kind: 'withheld', feature: id };
  const release = releaseIn(lineup, id);
  if (!release) return { kind: 'not-entitled', feature: id };
  const detail = incompatibility(release, provided);
  return detail === null ? null : { kind: 'incompatible', feature: id, detail };
}

async function explain(id: FeatureId, error: unknown, { integrityOf }: LoaderParts): Promise<LoadError> {
  if (error instanceof LoadError) return error;
  const failure = failureOf(error);
  if (failure.what === 'code') {
    return new LoadError({ kind: 'crashed', feature: id, detail: failure.detail }, error);
  }
  if (failure.timeout) {
    const kind = navigator.onLine ? 'unreachable' : 'needs-network';
    return new LoadError({ kind, feature: id, detail: `${failure.url} took too long` }, error);
  }
  return new LoadError({ feature: id, ...(await inspect(failure.url, integrityOf(failure.url))) }, error);
}

/** Each release's list of files, asked for once unless that failed. */
function fileLists({ listFiles }: LoaderParts) {
  const lists = new Map<FeatureId, Promise<FeatureFiles>>();
  return (release: FeatureRelease): Promise<FeatureFiles> => {
    const list = lists.get(release.feature) ?? listFiles(release);
    lists.set(release.feature, list);
    list.catch(() => lists.delete(release.feature));
    return list;
  };
}

/** The modules behind the face of a feature. */
function featureModules({ load, prepare }: Pick<Loader, 'load' | 'prepare'>, parts: LoaderParts) {
  const part = async <Part>(
    id: FeatureId,
    find: (module: FeatureModule) => Promise<Part> | undefined,
  ): Promise<Part> => {
    const opened = await load(id);
    try {
      const found = find(opened);
      if (!found) throw new Error('The feature has no such part.');
      return await found;
    } catch (error) {
      throw await explain(id, error, parts);
    }
  };
  return {
    page: (id, key) => {
      prepare(id, `pages/${key}`);
      return part(id, (module) => module.default.pages[key]?.page());
    },
    card: (id, key) => {
      prepare(id, `cards/${key}`);
      return part<CardModule>(id, (module) => module.default.cards?.[key]?.card());
    },
    action: (id, kind) => {
      prepare(id, `entries/${kind}`);
      return part(id, (module) => module.default.entries?.[kind]?.act?.());
    },
    ahead: (id) => part(id, (module) => module.default.ahead?.reads()),
    words: (id, language) => part(id, (module) => module.default.words(language)),
    cardWords: (id, language) =>
      part(id, (module) => module.default.cardWords?.(language) ?? module.default.words(language)),
  } satisfies Partial<Loader>;
}

export function createLoader(parts: LoaderParts): Loader {
  const { lineup, open, preload } = parts;
  const states = new Map<FeatureId, FeatureState>();
  const loading = new Map<FeatureId, Promise<FeatureModule>>();
  const listeners = new Set<() => void>();
  const listOf = fileLists(parts);
  let closed: ReadonlyMap<FeatureId, TroubleKind> = new Map();
  const obstacle = (id: FeatureId) => obstacleTo(id, parts, closed);

  const setState = (id: FeatureId, state: FeatureState): void => {
    states.set(id, state);
    for (const listener of listeners) listener();
  };

  const start = async (id: FeatureId): Promise<FeatureModule> => {
    const wall = obstacle(id);
    const release = releaseIn(lineup, id);
    if (wall || !release) throw new LoadError(wall ?? { kind: 'not-entitled', feature: id });
    return open(release, await listOf(release));
  };

  const load = (id: FeatureId): Promise<FeatureModule> => {
    const running = closed.has(id) ? undefined : loading.get(id);
    if (running) return running;
    const begun = (async () => {
      setState(id, 'loading');
      try {
        const opened = await start(id);
        setState(id, 'ready');
        return opened;
      } catch (error) {
        const explained = await explain(id, error, parts);
        loading.delete(id);
        setState(id, explained.trouble);
        throw explained;
      }
    })();
    loading.set(id, begun);
    return begun;
  };

  const prepare: Loader['prepare'] = (id, which, language) => {
    const release = releaseIn(lineup, id);
    if (!release || states.get(id) === 'ready' || obstacle(id)) return;
    const fetchAhead = (list: FeatureFiles): void => {
      if (which === 'list') return;
      for (const file of filesFor(list, which, language ?? '')) {
        const integrity = list.files[file];
        if (integrity) preload(release.base + file, integrity);
      }
    };
    // Whoever really opens it is told what went wrong.
    listOf(release).then(fetchAhead, () => undefined);
  };

  // A feature that only lacked the network comes back by itself.
  globalThis.addEventListener?.('online', () => {
    for (const [id, state] of states) {
      if (typeof state === 'object' && state.kind === 'needs-network') load(id).catch(() => undefined);
    }
  });

  return {
    features: lineup?.features ?? [],
    state: (id) => states.get(id) ?? obstacle(id) ?? 'idle',
    load,
    retry: load,
    ...featureModules({ load, prepare }, parts),
    prepare,
    why: async (id, error) => (await explain(id, error, parts)).trouble,
    close: (now) => {
      closed = now;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
