import { Link, useParams } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ProjectManagers } from '@callboard/parts';
import { Page, buttonClass } from '@callboard/ui';
import { paths } from '../base/paths.ts';

/** Who leads the project, and how to reach them. */
export function Component() {
  const t = useWords('projects');
  const { number } = useParams(paths.projectContactProjectManager);
  const missing = {
    text: t('project-manager.missingText'),
    action: (
      <Link to={paths.project.to({ number })} className={buttonClass({ kind: 'secondary' })}>
        {t('project-manager.toProject')}
      </Link>
    ),
  };
  return (
    <Page title={t('project-manager.title')} titleHidden wide>
      <ProjectManagers number={number} missing={missing} />
    </Page>
  );
}
