import { useWords } from '@callboard/i18n';
import { Page } from '@callboard/ui';

export function Component() {
  const t = useWords('crew-ops');
  return (
    <Page title={t('contact.crewChiefTitle')} titleHidden>
      <p>{t('contact.crewChiefTitle')}</p>
    </Page>
  );
}
