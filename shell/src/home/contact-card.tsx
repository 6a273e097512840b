import { Mail, Phone } from 'lucide-react';
import { useQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Avatar, Section } from '@callboard/ui';
import { useTenantName } from '../frame/shell-context.ts';
import { contactQuery } from './contact.queries.ts';
import styles from './home.module.css';

/** The tenant's phone and mail. Adds nothing while they are unknown. */
export function ContactCard() {
  const t = useWords('shell');
  const tenant = useTenantName();
  const { data } = useQuery(contactQuery());
  if (!data || (!data.contactPhone && !data.contactEmail)) return null;
  return (
    <Section title={t('home.contact')}>
      <div className={styles.contact}>
        <Avatar name={tenant} />
        <div className={styles.contactWords}>
          <p className={styles.contactName}>{tenant}</p>
          <p className={styles.contactText}>
            {[data.contactPhone, data.contactEmail].filter(Boolean).join(' · ')}
          </p>
        </div>
        {data.contactPhone && (
          <a
            href={`tel:${data.contactPhone.replaceAll(' ', '')}`}
            aria-label={t('home.call')}
            className={styles.reach}
          >
            <Phone size={20} aria-hidden />
          </a>
        )}
        {data.contactEmail && (
          <a href={`mailto:${data.contactEmail}`} aria-label={t('home.write')} className={styles.reach}>
            <Mail size={20} aria-hidden />
          </a>
        )}
      </div>
    </Section>
  );
}
