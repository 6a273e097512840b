import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { landingOf } from '../../runtime/guard/guard.ts';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { usePageExists } from '../../runtime/routes/use-page-exists.ts';
import { above, showsBack } from './back.ts';

/** How many pages of the app are behind this one; the router counts them in the history. */
const depth = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Goes back, and where nothing is behind, up; nothing where the specification hides the button. */
export function useBack(): (() => void) | null {
  const { pathname } = useLocation();
  const visitor = useVisitor();
  const navigate = useNavigate();
  const exists = usePageExists();
  const back = useCallback(() => {
    if (depth() > 0) void navigate(-1);
    else void navigate(above(pathname, exists, landingOf(visitor)), { replace: true });
  }, [navigate, pathname, exists, visitor]);
  return showsBack(pathname, visitor) ? back : null;
}
