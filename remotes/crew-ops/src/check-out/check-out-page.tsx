import { useWords } from '@callboard/i18n';
import { Page } from '@callboard/ui';

export function Component() {
  const t = useWords('crew-ops');
  return (
    <Page title={t('check-out.title')} titleHidden>
      <p>{t('check-out.title')}</p>
    </Page>
  );
}
