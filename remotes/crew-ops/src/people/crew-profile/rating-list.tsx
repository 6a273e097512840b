import type { CrewProfile } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, Section } from '@callboard/ui';
import { Star } from 'lucide-react';
import { RatingStars } from './rating-stars.tsx';

type RatingListProps = { name: string; ratings: CrewProfile['ratings'] };

type Said = Pick<CrewProfile['ratings'][number], 'at' | 'comment'>;
const isSameAs = (before: Said | undefined, { at, comment }: Said): boolean =>
  before?.at === at && before.comment === comment;

/** Ratings one by one, the newest first. */
export function RatingList({ name, ratings }: RatingListProps) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const nothing = {
    icon: Star,
    title: t('crew-profile.noRatings'),
    text: t('crew-profile.noRatingsText', { name }),
  };
  return (
    <Section title={t('crew-profile.ratingList')} {...(ratings.length > 0 && { count: ratings.length })}>
      <List
        label={t('crew-profile.newestFirst')}
        state={ratings.length === 0 ? { kind: 'empty', ...nothing } : { kind: 'full' }}
      >
        {ratings.map(({ at, project, stars, comment, typeId }, n) => (
          <ListRow
            key={`${at}-${typeId}-${project}`}
            title={project}
            meta={date(at, 'medium')}
            subtitle={<RatingStars average={stars} />}
            // Written with stars of several kinds, it is read once.
            {...(comment && !isSameAs(ratings[n - 1], { at, comment }) && { text: comment })}
          />
        ))}
      </List>
    </Section>
  );
}
