import { pathOf } from '@callboard/contract';
import { warm } from '@callboard/client';
import { routerPath } from '@callboard/feature';
import type { LoaderArgs, PageModule } from '@callboard/feature';
import { matchPath } from 'react-router-dom';
import { judge } from '../guard/guard.ts';
import { visitorNow } from '../guard/visitor.ts';
import type { PageSource } from './page-source.ts';

/** One try to open a screen. Each has its own number, so that nothing of the try before stays on screen. */
export type Opening = {
  readonly attempt: number;
  /** Nothing when the visitor may not open it: then nothing of it is fetched either. */
  readonly page: Promise<PageModule> | null;
};

let attempts = 0;

async function load(source: PageSource, args: LoaderArgs): Promise<PageModule> {
  const module = await source.load();
  await module.loader?.(args);
  return module;
}

/** Asks for what a screen will read, as far as the visitor may open it. */
function warmUp(source: PageSource, pathname: string, params: LoaderArgs['params']): boolean {
  if (judge(pathname, source.allow, visitorNow()).kind !== 'open') return false;
  const known = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']));
  warm(source.warm.map((path) => pathOf({ path }, known)));
  return true;
}

/** The same for the address in the bar, while words and kept reads are still on their way. */
export function warmUpAddress(sources: readonly PageSource[], pathname: string): void {
  for (const source of sources) {
    const found = matchPath(routerPath(source.path), pathname);
    if (found && warmUp(source, pathname, found.params)) return;
  }
}

export function openPage(source: PageSource, { params, request }: LoaderArgs): Opening {
  attempts += 1;
  const { pathname } = new URL(request.url);
  if (!warmUp(source, pathname, params)) return { attempt: attempts, page: null };
  const page = load(source, { params, request });
  // The screen shows it; until it is drawn nobody listens.
  page.catch(() => undefined);
  return { attempt: attempts, page };
}
