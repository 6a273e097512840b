import { useWords } from '@callboard/i18n';
import { Avatar, Card, buttonClass } from '@callboard/ui';
import { Mail, MessageSquare, Phone, PhoneOff } from 'lucide-react';
import type { ReactNode } from 'react';
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

/** A number as a phone dials it. */
const dialled = (phone: string) => phone.replace(/[^\d+]/g, '');

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
  const t = useWords('crew-ops');
  const side = buttonClass({ kind: 'secondary', size: 'large', wide: true });
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
      {(phone || email) && (
        <div className={styles.ways}>
          {phone && (
            <a
              className={buttonClass({ wide: true })}
              href={`tel:${dialled(phone)}`}
              aria-label={t('contact.callSomebody', { name })}
            >
              <Phone size={20} />
              {t('contact.call')}
            </a>
          )}
          {phone && (
            <a
              className={side}
              href={`sms:${dialled(phone)}`}
              aria-label={t('contact.messageSomebody', { name })}
            >
              <MessageSquare size={20} />
              {t('contact.message')}
            </a>
          )}
          {email && (
            <a className={side} href={`mailto:${email}`} aria-label={t('contact.mailSomebody', { name })}>
              <Mail size={20} />
              {t('contact.mail')}
            </a>
          )}
        </div>
      )}
      {children}
    </Card>
  );
}
