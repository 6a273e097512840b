import { useQuery } from '@callboard/client';
import { Link, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page, buttonClass, useWide } from '@callboard/ui';
import { UserX } from 'lucide-react';
import { paths, pathsElsewhere } from '../../base/paths.ts';
import { crewProfileQuery } from './crew-profile.queries.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';

/** Somebody one works with. */
export function Component() {
  const t = useWords('crew-ops');
  const wide = useWide();
  const { personId } = useParams(paths.crewProfile);
  const read = useRead(useQuery(crewProfileQuery(personId)));
  const missing = {
    icon: UserX,
    title: t('crew-profile.notFound'),
    text: t('crew-profile.notFoundText'),
    action: (
      <Link to={pathsElsewhere.home.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('crew.toHome')}
      </Link>
    ),
  };
  return (
    <Page title={t('crew-profile.title')} titleHidden wide={wide}>
      <Faces read={read} loading={<ProfileSkeleton />} missing={missing}>
        {(profile) => <ProfileView profile={profile} />}
      </Faces>
    </Page>
  );
}
