import type { CrewProfile } from '@callboard/contract';
import { person } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { PhoneOff } from 'lucide-react';
import { ContactWays } from '../contact/contact-ways.tsx';
import styles from './crew-profile.module.css';

/** The ways to reach somebody, or why there are none. */
export function ProfileContact({ profile: { name, contact } }: { profile: CrewProfile }) {
  const t = useWords('crew-ops');
  const mayContact = useMay(person.with('crewProfile', 'CONTACT'));
  if (contact && (contact.phone || contact.email))
    return (
      <>
        {contact.phone && <p className={styles.number}>{contact.phone}</p>}
        <ContactWays name={name} phone={contact.phone || null} email={contact.email || null} />
      </>
    );
  const why = contact ? 'noNumber' : mayContact ? 'notNear' : 'noRight';
  return (
    <p className={styles.hidden}>
      <PhoneOff size={20} aria-hidden="true" />
      <span>{t(`crew-profile.${why}`)}</span>
    </p>
  );
}
