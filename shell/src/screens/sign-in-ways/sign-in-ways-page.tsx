import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Banner, Page } from '@callboard/ui';
import { CodesSection } from './codes-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import styles from './sign-in-ways.module.css';

/** How somebody signs in beside the password. */
export function Component() {
  const t = useWords('signInWays');
  const account = useWords('account');
  const shell = useWords('shell');
  const online = useOnline();
  return (
    <Page title={shell('titles.sign-in-ways')} titleHidden>
      <p className={styles.intro}>{t('ways.intro')}</p>
      {!online && <Banner kind="info" title={account('account.offline')} />}
      <PasskeysSection />
      <CodesSection />
    </Page>
  );
}
