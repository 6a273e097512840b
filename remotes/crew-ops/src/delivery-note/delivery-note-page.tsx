import { useWords } from '@callboard/i18n';
import { Page } from '@callboard/ui';

export function Component() {
  const t = useWords('crew-ops');
  return (
    <Page title={t('delivery-note.title')} titleHidden>
      <p>{t('delivery-note.title')}</p>
    </Page>
  );
}
