import type { ProjectRating } from '@callboard/contract';
import { useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { PersonRow, Stars } from '@callboard/parts';
import { pathsElsewhere } from '../base/paths.ts';
import styles from '../project/project.module.css';

type RatingRowProps = {
  rating: ProjectRating;
  /** Its comment stands with the rating before it. */
  isRepeated: boolean;
};

/** Whose work was rated, for what, in which crew, and what was said. */
export function RatingRow({ rating, isRepeated }: RatingRowProps) {
  const t = useWords('projects');
  const { date, number } = useFormat();
  const { person, crew, type, stars, comment, at, by } = rating;
  const to = pathsElsewhere.crewProfile.to({ personId: person.id });
  const canOpen = useCanOpen(to);
  return (
    <PersonRow
      person={{ name: person.name, pictureUrl: null }}
      to={canOpen ? to : null}
      about={[type.caption, crew.name, by && t('ratings.by', { name: by.name })]}
      meta={date(at, 'medium')}
      more={
        <>
          <span className={styles.below}>
            <Stars value={stars} label={t('people.rating', { figure: number(stars) })} />
          </span>
          {comment && !isRepeated && <span className={styles.below}>{comment}</span>}
        </>
      }
    />
  );
}
