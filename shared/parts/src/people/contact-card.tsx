import { Avatar, Card } from '@callboard/ui';
import { PhoneOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContactWays } from './contact-ways.tsx';
import styles from './contact-person.module.css';

type ContactPersonProps = {
  name: string;
  role: string;
  pictureUrl: string | null;
  phone: string | null;
  email: string | null;
  /** Why no number is shown, and when it is. */
  hidden: string;
  children?: ReactNode;
};

/** Somebody to call: who it is, and the ways to reach them in reach of the thumb. */
export function ContactPerson({
  name,
  role,
  pictureUrl,
  phone,
  email,
  hidden,
  children,
}: ContactPersonProps) {
  return (
    <Card className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} size="large" {...(pictureUrl && { src: pictureUrl })} />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          {role && <p className={styles.role}>{role}</p>}
          {phone && <p className={styles.number}>{phone}</p>}
        </div>
      </div>
      {!phone && (
        <p className={styles.hidden}>
          <PhoneOff size={20} />
          <span>{hidden}</span>
        </p>
      )}
      <ContactWays {...{ name, phone, email }} />
      {children}
    </Card>
  );
}
