import { useQuery } from '@callboard/client';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page, Skeleton } from '@callboard/ui';
import { useEffect } from 'react';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { paths } from '../../base/paths.ts';
import { useCrewMissing } from '../../base/use-crew-missing.tsx';
import { MeetView } from './meet-view.tsx';
import { resumeSharing } from './sharing.ts';

/** Share where I am with the crew chief; chief and planner see who is where. */
export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.crewChiefLocation);
  const read = useRead(useQuery(crewQuery(id)));
  useEffect(resumeSharing, []);
  const missing = useCrewMissing();
  return (
    <Page title={t('crew-chief-location.title')} titleHidden wide>
      <Faces read={read} loading={<Skeleton height="280px" />} missing={missing}>
        {(crew) => <MeetView crew={crew} />}
      </Faces>
    </Page>
  );
}
