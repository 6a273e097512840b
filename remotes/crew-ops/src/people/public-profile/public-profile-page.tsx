import { query, useQuery } from '@callboard/client';
import { persons } from '@callboard/contract';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page } from '@callboard/ui';
import { UserX } from 'lucide-react';
import { ProfileSkeleton } from '../crew-profile/profile-skeleton.tsx';
import { paths } from '../../base/paths.ts';
import { PublicProfileCard } from './public-profile-card.tsx';
import styles from './public-profile.module.css';

const publicProfileQuery = (personId: string) => query(persons.publicProfile, { params: { personId } });

/** What a stranger may see of somebody who wants to be seen. */
export function Component() {
  const t = useWords('crew-ops');
  const { personId } = useParams(paths.publicProfile);
  const read = useRead(useQuery(publicProfileQuery(personId)));
  const missing = {
    icon: UserX,
    title: t('crew-profile.notFound'),
    text: t('public-profile.notFoundText'),
  };
  return (
    <div className={styles.screen}>
      <p className={styles.hero}>{read.kind === 'there' && read.data.tenant}</p>
      <Page title={t('public-profile.title')} titleHidden>
        <div className={styles.sheet}>
          <Faces read={read} loading={<ProfileSkeleton />} missing={missing}>
            {(profile) => <PublicProfileCard profile={profile} />}
          </Faces>
        </div>
      </Page>
    </div>
  );
}
