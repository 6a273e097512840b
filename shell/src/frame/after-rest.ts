import { keepLooks } from '../last-look/keep-looks.ts';
import type { Loader } from '../loader/loader.ts';
import { prepareFeatures } from '../loader/prepare-features.ts';
import { lookNowAndThen } from '../update/look-now.ts';
import { followInstall } from '../install/follow-install.ts';
import { followPush } from '../push/follow-push.ts';
import type { Router } from './app.tsx';

/** What makes the next screens and visits quicker, begun when the first screen has all it needs. */
export function afterRest(loader: Loader, router: Router): void {
  prepareFeatures(loader);
  lookNowAndThen();
  keepLooks(router);
  followPush(router);
  followInstall(router);
}
