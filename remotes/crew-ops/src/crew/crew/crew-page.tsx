import { useQuery } from '@callboard/client';
import { Link, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page, buttonClass } from '@callboard/ui';
import { UsersRound } from 'lucide-react';
import { crewQuery } from '../../crew-ops.queries.ts';
import { paths, pathsElsewhere } from '../../paths.ts';
import { CrewSkeleton } from './crew-skeleton.tsx';
import { CrewView } from './crew-view.tsx';

/** One crew: when, where, with whom, and what is to be done there. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.crew);
  const read = useRead(useQuery(crewQuery(id)));
  if (read.kind === 'there') return <CrewView crew={read.data} asOf={read.asOf} />;
  const missing = {
    icon: UsersRound,
    title: t('crew.notFound'),
    text: t('crew.notFoundText'),
    action: (
      <Link to={pathsElsewhere.home.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('crew.toHome')}
      </Link>
    ),
  };
  return (
    <Page title={t('crew.title')} titleHidden>
      <Faces read={read} loading={<CrewSkeleton />} missing={missing}>
        {() => null}
      </Faces>
    </Page>
  );
}
