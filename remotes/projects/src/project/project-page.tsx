import { useParams } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Page } from '@callboard/ui';
import { paths } from '../base/paths.ts';
import { OneProject } from './one-project.tsx';

/** One project: for whom, when, how far it is filled, and everything that belongs to it. */
export function Component() {
  const t = useWords('projects');
  const { number } = useParams(paths.project);
  return (
    <Page title={t('project.title')} titleHidden>
      <OneProject key={number} number={number} />
    </Page>
  );
}
