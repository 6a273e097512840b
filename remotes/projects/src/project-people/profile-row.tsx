import type { ProjectProfile } from '@callboard/contract';
import { useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { PersonRow } from '@callboard/parts';
import { pathsElsewhere } from '../base/paths.ts';

/** Somebody of the project: as what, with which skills, how often, and how well. */
export function ProfileRow({ profile }: { profile: ProjectProfile }) {
  const t = useWords('projects');
  const { number } = useFormat();
  const { personId, name, pictureUrl, functions, skills, crewChief, shifts, rating } = profile;
  const to = pathsElsewhere.crewProfile.to({ personId });
  const canOpen = useCanOpen(to);
  return (
    <PersonRow
      person={{ name, pictureUrl }}
      to={canOpen ? to : null}
      about={[crewChief && t('people.crewChief'), ...functions, t('people.shifts', { figure: shifts })]}
      text={skills.join(', ')}
      meta={
        rating.average !== null &&
        t('people.rating', { figure: number(rating.average, { maximumFractionDigits: 1 }) })
      }
    />
  );
}
