import type { CrewProfile } from '@callboard/contract';
import { groupedPhone } from '@callboard/domain';
import { person } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ContactWays } from '@callboard/parts';
import { useMay } from '@callboard/session';
import styles from './crew-profile.module.css';

/** The ways to reach somebody, or why there are none. */
export function ProfileContact({ profile: { name, contact } }: { profile: CrewProfile }) {
  const t = useWords('crew-ops');
  const mayContact = useMay(person.with('crewProfile', 'CONTACT'));
  const phone = contact?.phone || null;
  const email = contact?.email || null;
  const why = contact ? 'noNumber' : mayContact ? 'notNear' : 'noRight';
  const hidden = email ? undefined : t(`crew-profile.${why}`);
  return (
    <>
      {phone && <p className={styles.number}>{groupedPhone(phone)}</p>}
      <ContactWays {...{ name, phone, email, hidden }} />
    </>
  );
}
