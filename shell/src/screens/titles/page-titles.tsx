import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '@callboard/ui';
import { useTenantName } from '../../runtime/context/shell-context.ts';
import { pageTitle } from './title.ts';
import { useRouteTitle } from './use-title.ts';

/** Keeps the window's title and says each new screen to a screen reader. */
export function PageTitles() {
  const title = useRouteTitle();
  const tenant = useTenantName();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = pageTitle(tenant, title);
  }, [tenant, title]);
  useEffect(() => {
    // The first screen is read by the reader itself.
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(title);
  }, [pathname, title]);
  return null;
}
