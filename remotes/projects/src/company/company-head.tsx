import type { Company } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, LongWords, StatusPill } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import { Archive } from 'lucide-react';
import projectStyles from '../project/project.module.css';
import styles from '../two-columns/two-columns.module.css';

/** Which company, and how many of its projects are open. */
export function CompanyHead({ company }: { company: Company }) {
  const t = useWords('projects');
  const { number: figure } = useFormat();
  const { number, name, city, active, projects, openProjects } = company;
  return (
    <Card className={styles.head}>
      {!active && (
        <div className={wrap.gap2}>
          <StatusPill status="quiet" icon={Archive} label={t('company.inactive')} />
        </div>
      )}
      <h2 className={projectStyles.name} tabIndex={-1}>
        <LongWords>{name}</LongWords>
      </h2>
      <p className={projectStyles.quiet}>{[number, city].filter(Boolean).join(' · ')}</p>
      {projects > 0 && (
        <p>{t('company.openProjects', { open: figure(openProjects), all: figure(projects) })}</p>
      )}
    </Card>
  );
}
