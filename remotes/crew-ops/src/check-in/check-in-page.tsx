import { useWords } from '@callboard/i18n';
import { Page } from '@callboard/ui';

export function Component() {
  const t = useWords('crew-ops');
  return (
    <Page title={t('check-in.title')} titleHidden>
      <p>{t('check-in.title')}</p>
    </Page>
  );
}
