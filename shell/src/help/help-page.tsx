import { ChevronDown, Mail, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shellPages } from '@callboard/contract';
import { useQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Card, Page, Section, buttonClass } from '@callboard/ui';
import { useTenantName } from '../frame/shell-context.ts';
import { contactQuery } from '../home/later/contact.queries.ts';
import styles from './help.module.css';

const questions = ['offline', 'missing', 'password', 'language', 'swipe', 'keys', 'phone'] as const;

/** Answers to what people ask most, and who helps with the rest. */
export function Component() {
  const t = useWords('shell');
  const tenant = useTenantName();
  const { data } = useQuery(contactQuery());
  return (
    <Page title={t('titles.help')} titleHidden>
      <p className={styles.intro}>{t('help.intro')}</p>
      <Card flush className={styles.questions}>
        {questions.map((question) => (
          <details key={question} name="help" className={styles.question}>
            <summary>
              {t(`help.${question}-q`)}
              <ChevronDown size={20} aria-hidden />
            </summary>
            <p>{t(`help.${question}-a`, { tenant })}</p>
            {question === 'password' && (
              <p>
                <Link to={shellPages.renewPassword}>{t('titles.renew-password')}</Link>
              </p>
            )}
          </details>
        ))}
      </Card>
      <Section title={t('help.contact')}>
        <p className={styles.intro}>{t('help.contact-text', { tenant })}</p>
        <div className={styles.reach}>
          {data?.contactPhone && (
            <a
              href={`tel:${data.contactPhone.replaceAll(' ', '')}`}
              className={buttonClass({ kind: 'secondary' })}
            >
              <Phone size={20} aria-hidden />
              {t('help.call', { phone: data.contactPhone })}
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
    </Page>
  );
}
