import { useQuery } from '@callboard/client';
import { Link, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ContactsLoading } from '@callboard/parts';
import { Faces, Page, buttonClass } from '@callboard/ui';
import { jobQuery } from '../../crew-ops.queries.ts';
import { paths } from '../../paths.ts';
import { ProjectManagers } from './project-managers.tsx';

/** Who leads the project of a job. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.contactProjectManager);
  const read = useRead(useQuery(jobQuery(id)));
  const missing = {
    title: t('contact.jobsNotFound'),
    text: t('contact.jobsNotFoundText'),
    action: (
      <Link to={paths.jobList.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('contact.toJobs')}
      </Link>
    ),
  };
  return (
    <Page title={t('contact.projectManagerTitle')} titleHidden wide>
      <Faces read={read} loading={<ContactsLoading beside />} missing={missing}>
        {({ project, crew }) => <ProjectManagers number={project.number} crewId={crew.id} />}
      </Faces>
    </Page>
  );
}
