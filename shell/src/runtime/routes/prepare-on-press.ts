import { routerPath } from '@callboard/feature';
import { matchPath } from 'react-router-dom';
import { judge } from '../guard/guard.ts';
import { visitorNow } from '../guard/visitor.ts';
import type { PageSource } from './page-source.ts';

/** A finger is on a link a tenth of a second before the tap is one: what the page needs is fetched from then on. */
export function prepareOnPress(sources: readonly PageSource[]): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== location.origin) return;
      const source = sources.find(({ path }) => matchPath(routerPath(path), link.pathname));
      if (source && judge(link.pathname, source.allow, visitorNow()).kind === 'open') source.prepare?.();
    },
    { passive: true },
  );
}
