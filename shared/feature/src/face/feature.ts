import type {
  Allow,
  Face,
  FeatureId,
  Language,
  Opening,
  ReadAddress,
  SlotName,
  SlotProps,
} from '@callboard/contract';
import type { ComponentType, ReactNode } from 'react';
import type { FeatureAhead } from './ahead.ts';
import { entryFaces } from './feature-entry.ts';
import type { EntrySource, FeatureEntries } from './feature-entry.ts';
import type { HelpModule } from './help.ts';
import type { Path } from '@callboard/contract';

/** What a loader is called with. `params` are those of the page's address. */
export type LoaderArgs = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
};
export type PageModule = {
  readonly Component: ComponentType;
  readonly loader?: (args: LoaderArgs) => unknown;
};
export type CardModule<Props = never> = { readonly Component: (props: Props) => ReactNode };

type PageFace = Face['pages'][string];
type MenuFace = NonNullable<PageFace['menu']>;

export type FeaturePage = Omit<PageFace, 'at' | 'menu' | 'warm'> & {
  readonly at: string | Path<string>;
  /** Key of the title in the feature's words. */
  readonly title: string;
  /** What the page will ask for: `readOf(endpoint)`. */
  readonly warm?: readonly ReadAddress[];
  readonly menu?: {
    readonly section: MenuFace['section'];
    readonly rank: number;
    /** Name of a lucide icon; the build puts its drawing in. */
    readonly icon: string;
    /** Key of the label; without it the title. */
    readonly label?: string;
    readonly allow?: Allow;
    /** A list whose `total` stands beside the entry: `readOf(endpoint, { query })`. */
    readonly badge?: { readonly at: ReadAddress };
  };
  readonly page: () => Promise<PageModule>;
};
/** Which of its pages opens what a notification is about. */
export type FeatureOpening = Omit<Opening, 'to'> & { readonly to: { readonly pattern: string } };
/** A card is drawn with what its slot tells it. */
export type FeatureCard = {
  readonly [Name in SlotName]: {
    readonly slot: Name;
    readonly rank: number;
    readonly allow: Allow;
    readonly card: () => Promise<CardModule<SlotProps[Name]>>;
  };
}[SlotName];
export type Feature = {
  readonly id: FeatureId;
  readonly contract: number;
  readonly bundle: string;
  readonly pages: Readonly<Record<string, FeaturePage>>;
  readonly cards?: Readonly<Record<string, FeatureCard>>;
  /** The kinds of entries on the start page that are its own. */
  readonly entries?: FeatureEntries;
  /** The first of them that a person may open is taken. */
  readonly opens?: readonly FeatureOpening[];
  /** What is kept for a day without network, although none of its pages was opened. */
  readonly ahead?: FeatureAhead;
  /** Each language is a chunk of its own. */
  readonly words: (language: Language) => Promise<object>;
  /**
   * The words that its cards need, kept apart from the others where those are many: a page with cards fetches
   * only these, a page of the feature both.
   */
  readonly cardWords?: (language: Language) => Promise<object>;
  /**
   * Words that the pages opened first do not need. The others bring them: `withWords(pageWords(), import('…'))`. The
   * shell never asks for them by this name, tests do.
   */
  readonly pageWords?: (language: Language) => Promise<object>;
  /** What the help says of it. */
  readonly help?: () => Promise<HelpModule>;
};
/** What a feature exposes: `export default feature({ … })`. */
export type FeatureModule = { readonly default: Feature };

/** Keeps the literal types of what it is given; adds nothing. */
export const feature = <const Given extends Feature>(given: Given): Given => given;

/** A face as it is written: icons are still names. */
export type FaceSource = Omit<Face, 'pages' | 'entries'> & {
  pages: Record<string, Omit<PageFace, 'menu'> & { menu?: Omit<MenuFace, 'icon'> & { icon: string } }>;
  entries?: Record<string, EntrySource>;
};

/** Functions have no place in JSON, so they fall away. */
const plain = <Value>(value: unknown): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Everything of a feature that is data. What is left out are its functions. */
export function faceOf({
  id,
  contract,
  bundle,
  pages,
  cards = {},
  entries,
  opens,
  ahead,
}: Feature): FaceSource {
  return plain({
    id,
    contract,
    bundle,
    pages: Object.fromEntries(
      Object.entries(pages).map(([key, { at, warm, menu, ...data }]) => [
        key,
        {
          ...data,
          at: typeof at === 'string' ? at : at.pattern,
          ...(warm && { warm: [...warm] }),
          ...(menu && { menu: { ...menu, label: menu.label ?? data.title } }),
        },
      ]),
    ),
    cards,
    ...(entries && { entries: entryFaces(entries) }),
    ...(opens && { opens: opens.map(({ to, ...opening }) => ({ ...opening, to: to.pattern })) }),
    ...(ahead && { ahead: { allow: ahead.allow, ...(ahead.today && { today: [...ahead.today] }) } }),
  });
}
