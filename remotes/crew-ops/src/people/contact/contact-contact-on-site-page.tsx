import { useQuery } from '@callboard/client';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ContactPage } from '@callboard/parts';
import { paths } from '../../base/paths.ts';
import { ContactPlace } from './contact-place.tsx';
import { contactOnSiteQuery } from './contact.queries.ts';
import { useContactMissing } from './use-contact-missing.tsx';
import { useContactOf } from './use-contact-of.ts';

/** Who stands for the client where the work is. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.contactContactOnSite);
  const contactOf = useContactOf();
  const missing = useContactMissing(id);
  return (
    <ContactPage
      title={t('contact.contactOnSiteTitle')}
      read={useRead(useQuery(contactOnSiteQuery(id)))}
      contacts={(contact) => [contactOf(contact, t('contact.contactOnSiteTitle'))]}
      missing={missing(t('contact.noOnSiteText'))}
    >
      <ContactPlace crewId={id} />
    </ContactPage>
  );
}
