import { useQuery } from '@callboard/client';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page } from '@callboard/ui';
import { paths } from '../../paths.ts';
import { ContactCard } from './contact-card.tsx';
import { ContactPlace } from './contact-place.tsx';
import { ContactSkeleton } from './contact-skeleton.tsx';
import { contactOnSiteQuery } from './contact.queries.ts';
import { useContactMissing } from './use-contact-missing.tsx';

/** Who stands for the client where the work is. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.contactContactOnSite);
  const read = useRead(useQuery(contactOnSiteQuery(id)));
  const missing = useContactMissing(id, { title: t('contact.notFound'), text: t('contact.noOnSiteText') });
  return (
    <Page title={t('contact.contactOnSiteTitle')} titleHidden>
      <Faces read={read} loading={<ContactSkeleton />} missing={missing}>
        {(contact) => <ContactCard contact={contact} asRole={t('contact.contactOnSiteTitle')} />}
      </Faces>
      {read.kind === 'there' && <ContactPlace crewId={id} />}
    </Page>
  );
}
