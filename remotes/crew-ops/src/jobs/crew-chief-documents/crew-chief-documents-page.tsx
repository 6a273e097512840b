import { useQuery } from '@callboard/client';
import { Link, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card, Faces, FailedState, List, Page, Skeleton, buttonClass } from '@callboard/ui';
import { FileX } from 'lucide-react';
import { jobQuery } from '../../base/crew-ops.queries.ts';
import { paths } from '../../base/paths.ts';
import { TwoColumns } from '../../two-columns/two-columns.tsx';
import { ChiefPapers } from './chief-papers.tsx';

/** The papers of a crew for who leads it on a job. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.crewChiefDocuments);
  const read = useRead(useQuery(jobQuery(id)));
  const loading = (
    <>
      <Card>
        <Skeleton width="50%" />
        <Skeleton height="2.75rem" />
      </Card>
      <List label={t('crew-chief-documents.title')} state={{ kind: 'loading', rows: 3 }} />
    </>
  );
  const missing = {
    icon: FileX,
    title: t('contact.jobsNotFound'),
    text: t('contact.jobsNotFoundText'),
    action: (
      <Link to={paths.jobList.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('contact.toJobs')}
      </Link>
    ),
  };
  return (
    <Page title={t('crew-chief-documents.title')} titleHidden wide>
      <Faces read={read} loading={<TwoColumns lead={loading} beside={null} />} missing={missing}>
        {({ chief, crew, project }) =>
          chief ? (
            <ChiefPapers crewId={crew.id} crewName={crew.name} projectNumber={project.number} />
          ) : (
            <FailedState
              icon={FileX}
              title={t('crew-chief-documents.notYours')}
              text={t('crew-chief-documents.notYoursText')}
              action={
                <Link to={paths.job.to({ id })} className={buttonClass({ kind: 'secondary' })}>
                  {t('crew-chief-documents.toJob')}
                </Link>
              }
            />
          )
        }
      </Faces>
    </Page>
  );
}
