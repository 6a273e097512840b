import { useWords } from '@callboard/i18n';
import { Page } from '@callboard/ui';

export function Component() {
  const t = useWords('crew-ops');
  return (
    <Page title={t('security-check.title')} titleHidden>
      <p>{t('security-check.title')}</p>
    </Page>
  );
}
