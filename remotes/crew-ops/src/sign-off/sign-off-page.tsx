import { useWords } from '@callboard/i18n';
import { Page } from '@callboard/ui';

export function Component() {
  const t = useWords('crew-ops');
  return (
    <Page title={t('sign-off.title')} titleHidden>
      <p>{t('sign-off.title')}</p>
    </Page>
  );
}
