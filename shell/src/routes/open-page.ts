import { pathOf } from '@callboard/contract';
import { warm } from '@callboard/client';
import type { LoaderArgs, PageModule } from '@callboard/feature';
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

export function openPage(source: PageSource, { params, request }: LoaderArgs): Opening {
  attempts += 1;
  const { pathname } = new URL(request.url);
  if (judge(pathname, source.allow, visitorNow()).kind !== 'open') return { attempt: attempts, page: null };
  const known = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']));
  warm(source.warm.map((path) => pathOf({ path }, known)));
  const page = load(source, { params, request });
  // The screen shows it; until it is drawn nobody listens.
  page.catch(() => undefined);
  return { attempt: attempts, page };
}
