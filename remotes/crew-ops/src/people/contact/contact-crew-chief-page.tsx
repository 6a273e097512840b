import { useQuery } from '@callboard/client';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, FailedState, Page } from '@callboard/ui';
import { paths } from '../../paths.ts';
import { ContactCard } from './contact-card.tsx';
import { ContactPlace } from './contact-place.tsx';
import { ContactSkeleton } from './contact-skeleton.tsx';
import { crewChiefsQuery } from './contact.queries.ts';
import { useContactMissing } from './use-contact-missing.tsx';

/** Who leads the crew; there can be more than one. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.contactCrewChief);
  const read = useRead(useQuery(crewChiefsQuery(id)));
  const none = useContactMissing(id, { title: t('contact.noChief'), text: t('contact.noChiefText') });
  return (
    <Page title={t('contact.crewChiefTitle')} titleHidden>
      <Faces
        read={read}
        loading={<ContactSkeleton />}
        missing={{ ...none, title: t('contact.notFound'), text: t('contact.notFoundText') }}
      >
        {({ items }) =>
          items.length === 0 ? (
            <FailedState {...none} />
          ) : (
            items.map((contact) => (
              <ContactCard
                key={contact.personId ?? contact.name}
                contact={contact}
                asRole={t('contact.crewChiefTitle')}
              />
            ))
          )
        }
      </Faces>
      {read.kind === 'there' && <ContactPlace crewId={id} />}
    </Page>
  );
}
