import { useWords } from '@callboard/i18n';
import { Page } from '@callboard/ui';

export function Component() {
  const t = useWords('crew-ops');
  return (
    <Page title={t('job-list.title')} titleHidden>
      <p>{t('job-list.title')}</p>
    </Page>
  );
}
