import { useQuery } from '@callboard/client';
import { Link, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page, Skeleton, buttonClass } from '@callboard/ui';
import { UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { crewQuery } from '../../crew-ops.queries.ts';
import { paths, pathsElsewhere } from '../../paths.ts';
import { MeetView } from './meet-view.tsx';
import { resumeSharing } from './sharing.ts';

/** Share where I am with the crew chief; chief and planner see who is where. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.crewChiefLocation);
  const read = useRead(useQuery(crewQuery(id)));
  useEffect(resumeSharing, []);
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
    <Page title={t('crew-chief-location.title')} titleHidden wide>
      <Faces read={read} loading={<Skeleton height="280px" />} missing={missing}>
        {(crew) => <MeetView crew={crew} />}
      </Faces>
    </Page>
  );
}
