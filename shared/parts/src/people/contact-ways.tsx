import { useWords } from '@callboard/i18n';
import { buttonClass } from '@callboard/ui';
import { Mail, MessageSquare, Phone } from 'lucide-react';
import styles from './contact-person.module.css';

type ContactWaysProps = { name: string; phone: string | null; email: string | null };

/** A number as a phone dials it. */
const dialled = (phone: string) => phone.replace(/[^\d+]/g, '');

/** The ways to reach somebody: calling over the whole width, the quieter ones below. */
export function ContactWays({ name, phone, email }: ContactWaysProps) {
  const t = useWords('crew-ops');
  const side = buttonClass({ kind: 'secondary', size: 'large', wide: true });
  if (!phone && !email) return null;
  return (
    <div className={styles.ways}>
      {phone && (
        <>
          <a
            className={buttonClass({ wide: true })}
            href={`tel:${dialled(phone)}`}
            aria-label={t('contact.callSomebody', { name })}
          >
            <Phone size={20} />
            {t('contact.call')}
          </a>
          <a
            className={side}
            href={`sms:${dialled(phone)}`}
            aria-label={t('contact.messageSomebody', { name })}
          >
            <MessageSquare size={20} />
            {t('contact.message')}
          </a>
        </>
      )}
      {email && (
        <a className={side} href={`mailto:${email}`} aria-label={t('contact.mailSomebody', { name })}>
          <Mail size={20} />
          {t('contact.mail')}
        </a>
      )}
    </div>
  );
}
