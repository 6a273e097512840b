import type { Allow, Face, FeatureId } from '@callboard/contract';
import type { WordKey } from '@callboard/i18n';
import type { Origin, PageModule } from '@callboard/feature';

export type OwnTitle = Extract<WordKey<'shell'>, `titles.${string}`>;
export type PageTitle = { readonly own: OwnTitle } | { readonly of: FeatureId; readonly key: string };

/** A screen as the router needs it, the shell's own and those of features alike. */
export type PageSource = {
  readonly path: string;
  readonly title: PageTitle;
  readonly allow: Allow;
  /** Shown without menu and bars. */
  readonly bare: boolean;
  /** Bare, and not even the languages are above it. */
  readonly alone: boolean;
  readonly offline: Face['pages'][string]['offline'];
  /** GET paths that are asked side by side with the code. */
  readonly warm: readonly string[];
  /** Whose it is, for the log. */
  readonly origin: Origin;
  /** Fetches what opening it will need, and runs nothing. The shell's own pages have no more than one file. */
  readonly prepare?: () => void;
  /** May be called again after it failed, and then really tries again. */
  readonly load: () => Promise<PageModule>;
};
