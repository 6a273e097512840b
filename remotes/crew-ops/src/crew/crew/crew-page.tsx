import { useQuery } from '@callboard/client';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page } from '@callboard/ui';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { paths } from '../../base/paths.ts';
import { useCrewMissing } from '../../base/use-crew-missing.tsx';
import { CrewSkeleton } from './crew-skeleton.tsx';
import { CrewView } from './crew-view.tsx';

/** One crew: when, where, with whom, and what is to be done there. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.crew);
  const read = useRead(useQuery(crewQuery(id)));
  const missing = useCrewMissing();
  if (read.kind === 'there') return <CrewView crew={read.data} asOf={read.asOf} />;
  return (
    <Page title={t('crew.title')} titleHidden>
      <Faces read={read} loading={<CrewSkeleton />} missing={missing}>
        {() => null}
      </Faces>
    </Page>
  );
}
