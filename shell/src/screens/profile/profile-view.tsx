import type { Person } from '@callboard/contract';
import { OfflineNote } from '../offline/offline-note.tsx';
import { Appearance } from './appearance.tsx';
import { OwnPapers } from './own-papers.tsx';
import { PersonalData } from './personal-data/personal-data.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfilePicture } from './picture/profile-picture.tsx';
import { PublicProfile } from './public-profile.tsx';
import { SkillList } from './skill-list.tsx';
import { ThisApp } from './this-app.tsx';
import { WorkSettings } from './work-settings.tsx';

export function ProfileView({ person }: { person: Person }) {
  return (
    <>
      <OfflineNote />
      <ProfileHead person={person}>
        <ProfilePicture person={person} />
      </ProfileHead>
      <PersonalData person={person} />
      <SkillList skills={person.skills} />
      <OwnPapers counts={person.counts} />
      <PublicProfile person={person} />
      <WorkSettings person={person} />
      <Appearance />
      <ThisApp counts={person.counts} />
    </>
  );
}
