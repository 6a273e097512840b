import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Faces, Page } from '@callboard/ui';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';
import { personQuery } from './personal-data/profile.queries.ts';

/** Whoever is signed in: who they are, what they set, and where the rest of theirs is. */
export function Component() {
  const t = useWords('shell');
  const id = useSession(({ payload }) => payload?.loginData.person?.id) ?? '';
  const read = useRead(useQuery(personQuery(id)));
  return (
    <Page title={t('titles.profile')} titleHidden>
      <Faces read={read} loading={<ProfileSkeleton />}>
        {(person) => <ProfileView person={person} />}
      </Faces>
    </Page>
  );
}
