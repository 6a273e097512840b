import { useWords } from '@callboard/i18n';
import { Page } from '@callboard/ui';
import { OfflineNote } from '../../offline/offline-note.tsx';
import styles from '../account.module.css';
import { Feeds } from './feeds.tsx';
import { PrivateCalendars } from './private-calendars.tsx';

/** Jobs in the calendar that a person uses already, and that calendar's times here. */
export function Component() {
  const t = useWords('account');
  const shell = useWords('shell');
  return (
    <Page title={shell('titles.calendars')} titleHidden>
      <p className={styles.intro}>{t('calendars.intro')}</p>
      <OfflineNote />
      <Feeds />
      <PrivateCalendars />
    </Page>
  );
}
