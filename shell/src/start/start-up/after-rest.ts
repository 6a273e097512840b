import { keepLooks } from '../../screens/last-look/keep-looks.ts';
import type { Loader } from '../../runtime/loader/loader.ts';
import { prepareFeatures } from '../../runtime/loader/prepare-features.ts';
import { lookNowAndThen } from '../../runtime/update/look-now.ts';
import { followInstall } from '../../screens/install/follow-install.ts';
import { followPush } from '../../screens/push/follow-push.ts';
import { hintInstall } from '../later-pages/hint-install.ts';
import { prepareLaterPages } from '../later-pages/prepare-later-pages.ts';
import type { Router } from '../../runtime/routes/router.ts';

/** What makes the next screens and visits quicker, begun when the first screen has all it needs. */
export function afterRest(loader: Loader, router: Router): void {
  prepareFeatures(loader);
  prepareLaterPages();
  lookNowAndThen();
  keepLooks(router);
  followPush(router, hintInstall);
  followInstall(router, hintInstall);
}
