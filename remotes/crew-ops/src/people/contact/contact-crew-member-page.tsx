import { useQuery } from '@callboard/client';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ContactPage } from '@callboard/parts';
import { paths } from '../../base/paths.ts';
import { ContactPlace } from './contact-place.tsx';
import { crewMemberQuery } from './contact.queries.ts';
import { useContactMissing } from './use-contact-missing.tsx';
import { useContactOf } from './use-contact-of.ts';

/** Somebody of the crew. */
export function Component() {
  const t = useWords('crew-ops');
  const { id, contactId } = useParams(paths.contactCrewMember);
  const contactOf = useContactOf();
  const missing = useContactMissing(id);
  return (
    <ContactPage
      title={t('contact.crewMemberTitle')}
      read={useRead(useQuery(crewMemberQuery(id, contactId)))}
      contacts={(contact) => [contactOf(contact)]}
      missing={missing(t('contact.notFoundText'))}
    >
      <ContactPlace crewId={id} />
    </ContactPage>
  );
}
