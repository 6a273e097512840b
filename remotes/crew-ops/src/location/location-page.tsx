import { useWords } from '@callboard/i18n';
import { Page } from '@callboard/ui';

export function Component() {
  const t = useWords('crew-ops');
  return (
    <Page title={t('location.title')} titleHidden>
      <p>{t('location.title')}</p>
    </Page>
  );
}
