import { useWords } from '@callboard/i18n';
import { Page } from '@callboard/ui';
import { OfflineNote } from '../offline/offline-note.tsx';
import { CodesSection } from './codes-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import styles from './sign-in-ways.module.css';

/** How somebody signs in beside the password. */
export function Component() {
  const t = useWords('signInWays');
  const shell = useWords('shell');
  return (
    <Page title={shell('titles.sign-in-ways')} titleHidden>
      <p className={styles.intro}>{t('ways.intro')}</p>
      <OfflineNote />
      <PasskeysSection />
      <CodesSection />
    </Page>
  );
}
