import { useQuery } from '@callboard/client';
import { groupedPhone } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { Section, buttonClass } from '@callboard/ui';
import { Mail, Phone } from 'lucide-react';
import { useTenantName } from '../../runtime/context/shell-context.ts';
import { contactQuery } from '../home/later/contact.queries.ts';
import styles from './help.module.css';

/** Who helps where no answer does. */
export function Contact() {
  const t = useWords('shell');
  const tenant = useTenantName();
  const { data } = useQuery(contactQuery());
  return (
    <Section title={t('help.contact')}>
      <p className={styles.intro}>{t('help.contact-text', { tenant })}</p>
      <div className={styles.reach}>
        {data?.contactPhone && (
          <a
            href={`tel:${data.contactPhone.replaceAll(' ', '')}`}
            className={buttonClass({ kind: 'secondary' })}
          >
            <Phone size={20} aria-hidden />
            {t('help.call', { phone: groupedPhone(data.contactPhone) })}
          </a>
        )}
        {data?.contactEmail && (
          <a href={`mailto:${data.contactEmail}`} className={buttonClass({ kind: 'secondary' })}>
            <Mail size={20} aria-hidden />
            {t('help.write', { email: data.contactEmail })}
          </a>
        )}
      </div>
    </Section>
  );
}
