import { Mail, Phone } from 'lucide-react';
import { useQuery } from '@callboard/client';
import { groupedPhone } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { Card, LongWords, Section, VisuallyHidden } from '@callboard/ui';
import { useTenantName } from '../../../runtime/context/shell-context.ts';
import { contactQuery } from './contact.queries.ts';
import { homeLaterWords } from './home-later-words.ts';
import styles from '../home.module.css';

/** The tenant's phone and mail, one tap each. Adds nothing while they are unknown. */
export function ContactCard() {
  const t = useWords('shell');
  const tenant = useTenantName();
  const { data } = useQuery(contactQuery());
  const phone = data?.contactPhone;
  const email = data?.contactEmail;
  if (!phone && !email) return null;
  return (
    <Section title={`${t('home-later.contact')} · ${tenant}`}>
      <Card flush>
        {phone && (
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={styles.contact}>
            <span className={styles.icon}>
              <Phone size={20} aria-hidden />
            </span>
            <VisuallyHidden>{t('home-later.call')}</VisuallyHidden>
            {groupedPhone(phone)}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={styles.contact}>
            <span className={styles.icon}>
              <Mail size={20} aria-hidden />
            </span>
            <VisuallyHidden>{t('home-later.write')}</VisuallyHidden>
            <span>
              <LongWords>{email}</LongWords>
            </span>
          </a>
        )}
      </Card>
    </Section>
  );
}

export const contactCardWithWords = async () => {
  await homeLaterWords();
  return ContactCard;
};
