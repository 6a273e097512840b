import type { Project } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Card, LongWords, Progress } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import { ProjectMenu } from '../change-project/project-menu.tsx';
import { CompanyName } from '../company-name/company-name.tsx';
import { ProjectPill } from '../project-pill/project-pill.tsx';
import { useProjectDays } from '../project-pill/use-project-days.ts';
import styles from './project.module.css';

/** Which project, for whom, from when to when, and how far its positions are filled. */
export function ProjectHead({ project }: { project: Project }) {
  const t = useWords('projects');
  const { date } = useFormat();
  const days = useProjectDays();
  const { number, name, company, clientMark, logoUrl, positions, filled, cancelledAt, cancelReason } =
    project;
  return (
    <>
      <Card>
        <div className={styles.top}>
          <div className={wrap.gap2}>
            <ProjectPill project={project} />
          </div>
          <div className={styles.corner}>
            {logoUrl && <img src={logoUrl} alt="" className={styles.logo} />}
            <ProjectMenu project={project} />
          </div>
        </div>
        <div>
          <h2 className={styles.name} tabIndex={-1}>
            <LongWords>{name}</LongWords>
          </h2>
          <p className={styles.quiet}>
            {number}
            {company && (
              <>
                {' · '}
                <CompanyName company={company} />
              </>
            )}
            {clientMark && ` · ${clientMark.name}`}
          </p>
        </div>
        <p>{days(project)}</p>
        {positions > 0 && (
          <Progress
            label={t('project.filledLabel')}
            value={filled}
            max={positions}
            text={t('project.filled', { filled, positions })}
          />
        )}
      </Card>
      {cancelledAt && (
        <Banner
          kind="warning"
          title={t('project.cancelledOn', { day: date(cancelledAt, 'long') })}
          text={cancelReason || t('project.noReason')}
        />
      )}
    </>
  );
}
