import { Link } from '@callboard/feature';
import type { LinkTarget } from '@callboard/feature';
import { Card, buttonClass } from '@callboard/ui';
import { usePartWords } from '../words/use-part-words.ts';
import { ContactWays } from './contact-ways.tsx';
import styles from './contact-card.module.css';
import { PersonHead } from './person-head.tsx';

/** Somebody to call. */
export type Contact = {
  readonly name: string;
  readonly role: string;
  readonly pictureUrl: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** Why no number is shown, and when it is: `useHiddenNumber`. */
  readonly hidden: string;
  /** Their profile, for those who may see it. */
  readonly profile?: LinkTarget | null;
};

/** Who it is, and the ways to reach them in reach of the thumb. */
export function ContactCard({ contact }: { contact: Contact }) {
  const t = usePartWords();
  const { name, role, phone, email, hidden, profile } = contact;
  return (
    <Card className={styles.card}>
      <PersonHead person={contact} as="h2">
        {role && <p className={styles.role}>{role}</p>}
        {phone && <p className={styles.number}>{phone}</p>}
      </PersonHead>
      <ContactWays {...{ name, phone, email, hidden }} />
      {profile && (
        <Link to={profile} className={buttonClass({ kind: 'quiet' })}>
          {t('people.profile')}
        </Link>
      )}
    </Card>
  );
}
