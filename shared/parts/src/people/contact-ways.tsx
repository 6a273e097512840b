import { buttonClass } from '@callboard/ui';
import { Mail, MessageSquare, Phone, PhoneOff } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './contact-card.module.css';
import { dialled } from './person.ts';

export type ContactWaysProps = {
  name: string;
  phone: string | null;
  email: string | null;
  /** Said where there is no number: why, and when there is one. */
  hidden?: string | undefined;
};

/** The ways to reach somebody: calling over the whole width, the quieter ones below. */
export function ContactWays({ name, phone, email, hidden }: ContactWaysProps) {
  const t = usePartWords();
  const side = buttonClass({ kind: 'secondary', size: 'large', wide: true });
  return (
    <>
      {!phone && hidden && (
        <p className={styles.hidden}>
          <PhoneOff size={20} aria-hidden="true" />
          <span>{hidden}</span>
        </p>
      )}
      {(phone || email) && (
        <div className={styles.ways}>
          {phone && (
            <>
              <a
                className={buttonClass({ wide: true })}
                href={`tel:${dialled(phone)}`}
                aria-label={t('people.callSomebody', { name })}
              >
                <Phone size={20} />
                {t('people.call')}
              </a>
              <a
                className={side}
                href={`sms:${dialled(phone)}`}
                aria-label={t('people.messageSomebody', { name })}
              >
                <MessageSquare size={20} />
                {t('people.message')}
              </a>
            </>
          )}
          {email && (
            <a className={side} href={`mailto:${email}`} aria-label={t('people.mailSomebody', { name })}>
              <Mail size={20} />
              {t('people.mail')}
            </a>
          )}
        </div>
      )}
    </>
  );
}
