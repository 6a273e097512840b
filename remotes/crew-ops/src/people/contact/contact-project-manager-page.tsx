import { useQuery } from '@callboard/client';
import { Link, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ContactsLoading, ProjectManagers } from '@callboard/parts';
import { Faces, Page, buttonClass } from '@callboard/ui';
import { jobQuery } from '../../base/crew-ops.queries.ts';
import { paths } from '../../base/paths.ts';
import { useContactMissing } from './use-contact-missing.tsx';

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
        {({ project, crew }) => <Managers number={project.number} crewId={crew.id} />}
      </Faces>
    </Page>
  );
}

function Managers({ number, crewId }: { number: string; crewId: string }) {
  const t = useWords('crew-ops');
  const missing = useContactMissing(crewId);
  return <ProjectManagers number={number} missing={missing(t('contact.noManagerText'))} />;
}
