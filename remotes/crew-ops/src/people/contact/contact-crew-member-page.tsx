import { useQuery } from '@callboard/client';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page } from '@callboard/ui';
import { paths } from '../../paths.ts';
import { ContactCard } from './contact-card.tsx';
import { ContactPlace } from './contact-place.tsx';
import { ContactSkeleton } from './contact-skeleton.tsx';
import { crewMemberQuery } from './contact.queries.ts';
import { useContactMissing } from './use-contact-missing.tsx';

/** Somebody of the crew. */
export function Component() {
  const t = useWords('crew-ops');
  const { id, contactId } = useParams(paths.contactCrewMember);
  const read = useRead(useQuery(crewMemberQuery(id, contactId)));
  const missing = useContactMissing(id, { title: t('contact.notFound'), text: t('contact.notFoundText') });
  return (
    <Page title={t('contact.crewMemberTitle')} titleHidden>
      <Faces read={read} loading={<ContactSkeleton />} missing={missing}>
        {(contact) => <ContactCard contact={contact} />}
      </Faces>
      {read.kind === 'there' && <ContactPlace crewId={id} />}
    </Page>
  );
}
