import type { CrewProfile } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, Section } from '@callboard/ui';
import { Star } from 'lucide-react';
import { RatingStars } from './rating-stars.tsx';

type RatingListProps = { name: string; ratings: CrewProfile['ratings'] };

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
        {ratings.map(({ at, project, stars, comment, typeId }) => (
          <ListRow
            key={`${at}-${typeId}-${project}`}
            title={project}
            meta={date(at, 'medium')}
            subtitle={<RatingStars average={stars} />}
            {...(comment && { text: comment })}
          />
        ))}
      </List>
    </Section>
  );
}
