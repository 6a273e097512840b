import { useLocation, useMatches } from 'react-router-dom';
import { useLanguage, useWords } from '@callboard/i18n';
import { useShell } from '../frame/shell-context.ts';
import type { PageTitle } from '../routes/page-source.ts';
import { labelOf } from '../side-menu/menu.ts';

/** What a route leaves for its title. */
export type TitleHandle = { readonly title: PageTitle | ((pathname: string) => PageTitle) };

const isTitled = (handle: unknown): handle is TitleHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The title of the route that is shown, in the person's language. */
export function useRouteTitle(): string {
  const t = useWords('shell');
  const language = useLanguage();
  const { lineup } = useShell();
  const { pathname } = useLocation();
  const found = useMatches()
    .map(({ handle }) => handle)
    .findLast(isTitled)?.title;
  const title = typeof found === 'function' ? found(pathname) : found;
  if (!title) return '';
  if (title.of === 'shell') return t(title.key);
  const release = lineup.features.find(({ feature }) => feature === title.of);
  return release ? labelOf(release.labels, language, title.key) : '';
}
