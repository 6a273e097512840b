import type { ContactCard as Contact } from '@callboard/contract';
import { Link, person } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { buttonClass } from '@callboard/ui';
import { ContactPerson } from './contact-person.tsx';
import { paths } from '../../paths.ts';
import { useHiddenNumber } from './use-hidden-number.ts';

/** A contact of a crew; whose profile may be seen leads there. */
export function ContactCard({ contact, asRole }: { contact: Contact; asRole?: string }) {
  const t = useWords('crew-ops');
  const hidden = useHiddenNumber();
  const mayProfile = useMay(person.with('crewProfile'));
  const { personId, name, role, pictureUrl, phone, email } = contact;
  const roles = [asRole, role].filter(Boolean).join(' · ');
  return (
    <ContactPerson {...{ name, pictureUrl, phone, email }} role={roles} hidden={hidden(contact)}>
      {personId && mayProfile && (
        <Link to={paths.crewProfile.to({ personId })} className={buttonClass({ kind: 'quiet' })}>
          {t('contact.profile')}
        </Link>
      )}
    </ContactPerson>
  );
}
