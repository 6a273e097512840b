import { useWords } from '@callboard/i18n';
import { Page } from '@callboard/ui';

export function Component() {
  const t = useWords('crew-ops');
  return (
    <Page title={t('personal-calendar.title')} titleHidden>
      <p>{t('personal-calendar.title')}</p>
    </Page>
  );
}
