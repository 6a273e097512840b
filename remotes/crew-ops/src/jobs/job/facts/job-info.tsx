import type { JobDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Card, Section } from '@callboard/ui';
import styles from './job-info.module.css';

/** What the planner has written: for this job, for the crew, for its chief. */
export function JobInfo({ job }: { job: JobDetail }) {
  const t = useWords('crew-ops');
  const texts = [
    { key: 'own', title: t('job.comment'), text: job.comment },
    { key: 'chief', title: t('crew.infoFor.crewChief'), text: job.chiefInfo ?? '' },
    { key: 'crew', title: t('crew.infoFor.crew'), text: job.crewInfo },
  ].filter(({ text }) => text !== '');
  if (texts.length === 0) return null;
  return (
    <Section title={t('crew.info')}>
      <Card>
        {texts.map(({ key, title, text }) => (
          <div key={key}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </Card>
    </Section>
  );
}
