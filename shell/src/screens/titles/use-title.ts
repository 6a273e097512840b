import { useLocation, useMatches } from 'react-router-dom';
import { useWords } from '@callboard/i18n';
import { landingOf } from '../../runtime/guard/guard.ts';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import type { PageTitle } from '../../runtime/routes/page-source.ts';
import { useLimitedName } from '../side-menu/use-limited-name.ts';
import { faceText } from '../../runtime/words/face-words.ts';

/** What a route leaves for its title. */
export type TitleHandle = { readonly title: PageTitle | ((pathname: string) => PageTitle) };

const isTitled = (handle: unknown): handle is TitleHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The title of the route that is shown, in the person's language. */
export function useRouteTitle(): string {
  const t = useWords('shell');
  const limited = useLimitedName();
  const landing = landingOf(useVisitor());
  const { pathname } = useLocation();
  const found = useMatches()
    .map(({ handle }) => handle)
    .findLast(isTitled)?.title;
  const title = typeof found === 'function' ? found(pathname) : found;
  // A limited login's own page, while no feature has it.
  if (limited && title && 'own' in title && pathname === landing) return limited;
  // Elsewhere it is told what it may open, whether there is a page or not.
  if (limited && title && 'own' in title && title.own === 'titles.not-found') return t('titles.limited');
  if (!title) return '';
  if ('own' in title) return t(title.own);
  return faceText(title.of, title.key);
}
