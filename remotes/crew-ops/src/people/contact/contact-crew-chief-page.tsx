import { useQuery } from '@callboard/client';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ContactPage } from '@callboard/parts';
import { paths } from '../../base/paths.ts';
import { ContactPlace } from './contact-place.tsx';
import { crewChiefsQuery } from './contact.queries.ts';
import { useContactMissing } from './use-contact-missing.tsx';
import { useContactOf } from './use-contact-of.ts';

/** Who leads the crew; there can be more than one. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.contactCrewChief);
  const contactOf = useContactOf();
  const missing = useContactMissing(id);
  const title = t('contact.crewChiefTitle');
  return (
    <ContactPage
      title={title}
      read={useRead(useQuery(crewChiefsQuery(id)))}
      contacts={({ items }) => items.map((contact) => contactOf(contact, title))}
      missing={missing(t('contact.notFoundText'))}
      nobody={missing(t('contact.noChiefText'), t('contact.noChief'))}
    >
      <ContactPlace crewId={id} />
    </ContactPage>
  );
}
