import { useQuery } from '@callboard/client';
import { Link, useCanOpen, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page, buttonClass } from '@callboard/ui';
import { Building2 } from 'lucide-react';
import { paths, pathsElsewhere } from '../base/paths.ts';
import { HeadSkeleton } from '../part-list/head-skeleton.tsx';
import { companyQuery } from '../base/projects.queries.ts';
import { CompanyExports } from './company-exports.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyHead } from './company-head.tsx';
import { CompanyParts } from './company-parts.tsx';
import styles from '../two-columns/two-columns.module.css';

/** A client's company: where it is, what was agreed with it, and everything that belongs to it. */
export function Component() {
  const t = useWords('projects');
  const { id } = useParams(paths.company);
  const read = useRead(useQuery(companyQuery(id)));
  const list = paths.projects.to();
  const hasList = useCanOpen(list);
  const missing = {
    icon: Building2,
    title: t('company.notFound'),
    text: t('company.notFoundText'),
    action: (
      <Link to={hasList ? list : pathsElsewhere.home.to()} className={buttonClass({ kind: 'secondary' })}>
        {t(hasList ? 'project.toProjects' : 'project.toHome')}
      </Link>
    ),
  };
  return (
    <Page title={t('company.title')} titleHidden wide>
      <div key={id} className={styles.split}>
        <Faces read={read} loading={<HeadSkeleton label={t('company.loading')} />} missing={missing}>
          {(company) => (
            <>
              <div className={styles.column}>
                <CompanyHead company={company} />
                <CompanyFacts company={company} />
              </div>
              <div className={styles.column}>
                <CompanyParts company={company} />
                <CompanyExports company={company} />
              </div>
            </>
          )}
        </Faces>
      </div>
    </Page>
  );
}
