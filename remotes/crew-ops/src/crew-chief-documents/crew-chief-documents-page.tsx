import { useWords } from '@callboard/i18n';
import { Page } from '@callboard/ui';

export function Component() {
  const t = useWords('crew-ops');
  return (
    <Page title={t('crew-chief-documents.title')} titleHidden>
      <p>{t('crew-chief-documents.title')}</p>
    </Page>
  );
}
