import type { FeatureId, FeatureRelease } from '@callboard/contract';
import type {
  AheadModule,
  CardModule,
  EntryActionModule,
  FeatureModule,
  HelpModule,
  PageModule,
} from '@callboard/feature';
import type { FeatureState, Loader } from '../../runtime/loader/loader.ts';
import { LoadError } from '../../runtime/loader/trouble.ts';
import type { TroubleKind } from '../../runtime/loader/trouble.ts';

export type MemoryLoader = Loader & {
  /** What the next loads run into; nothing repairs it. */
  trouble: TroubleKind | null;
  /** How often a page or card was loads for. */
  loads: number;
};

type Parts = {
  readonly features?: readonly FeatureRelease[];
  readonly pages?: Readonly<Record<string, PageModule>>;
  readonly cards?: Readonly<Record<string, CardModule>>;
  readonly actions?: Readonly<Record<string, EntryActionModule>>;
  readonly ahead?: Partial<Record<FeatureId, AheadModule>>;
  readonly help?: Partial<Record<FeatureId, HelpModule>>;
  readonly words?: object;
};

/** The loader's port over modules that are here already. */
export function memoryLoader({
  features = [],
  pages = {},
  cards = {},
  actions = {},
  ahead = {},
  help = {},
  words = {},
}: Parts): MemoryLoader {
  let closed: ReadonlyMap<FeatureId, TroubleKind> = new Map();
  const give = async <Part>(feature: FeatureId, part: Part | undefined): Promise<Part> => {
    loader.loads += 1;
    await Promise.resolve();
    const kind = closed.get(feature) ?? loader.trouble;
    if (kind) throw new LoadError({ kind, feature });
    if (!part) throw new LoadError({ kind: 'crashed', feature });
    return part;
  };
  const loader: MemoryLoader = {
    trouble: null,
    loads: 0,
    features,
    state: (): FeatureState => 'idle',
    load: async (id) => {
      const answers = await give(id, help[id]);
      return { default: { help: async () => answers } } as unknown as FeatureModule;
    },
    retry: () => Promise.reject(new Error('Ask for a page or a card.')),
    page: (id, key) => give(id, pages[key]),
    card: (id, key) => give(id, cards[key]),
    action: (id, kind) => give(id, actions[kind]),
    ahead: (id) => give(id, ahead[id]),
    words: () => Promise.resolve(words),
    cardWords: () => Promise.resolve(words),
    prepare: () => undefined,
    why: (feature) => Promise.resolve({ kind: loader.trouble ?? 'crashed', feature }),
    close: (now) => {
      closed = now;
    },
    subscribe: () => () => undefined,
  };
  return loader;
}
export const emptyLoader: Loader = memoryLoader({});
