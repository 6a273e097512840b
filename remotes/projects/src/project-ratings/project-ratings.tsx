import { useInfiniteQuery } from '@callboard/client';
import type { ProjectRating } from '@callboard/contract';
import { useSearch } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { FilterChips, Stars } from '@callboard/parts';
import { Star } from 'lucide-react';
import { PartList } from '../part-list/part-list.tsx';
import styles from '../project/project.module.css';
import { projectRatingsQuery } from '../base/projects.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';
import { ProjectAsAWhole } from './project-as-a-whole.tsx';
import { CrewsToRate } from './crews-to-rate.tsx';
import { RatingRow } from './rating-row.tsx';

/** How work in a project was rated: the average of all, of each kind, and every rating that they are made of. */
export function ProjectRatings({ number }: { number: string }) {
  const t = useWords('projects');
  const format = useFormat();
  const [{ kind }] = useSearch();
  const result = useInfiniteQuery(projectRatingsQuery(number, kind));
  const { average = null, averages = [] } = result.data?.pages[0] ?? {};
  const figure = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const read = useAllPages(result);
  const repeated = repeatedComments(read.kind === 'there' ? read.data.items : []);
  const all = averages.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {result.data?.pages[0]?.project && (
        <ProjectAsAWhole number={number} rating={result.data.pages[0].project} />
      )}
      {average !== null && (
        <div className={styles.part}>
          <p className={styles.line}>
            <Stars value={average} label={t('people.rating', { figure: figure(average) })} />
            <span className={styles.quiet}>{t('ratings.count', { figure: format.number(all) })}</span>
          </p>
          <FilterChips
            label={t('ratings.filter')}
            name="kind"
            all={{ label: t('ratings.all', { figure: format.number(all) }) }}
            choices={averages.map(({ typeId, caption, average: mean, count }) => ({
              id: typeId,
              icon: Star,
              label: t('ratings.kind', { caption, figure: figure(mean), count: format.number(count) }),
            }))}
          />
        </div>
      )}
      <PartList
        label={t('ratings.label')}
        read={read}
        keyOf={({ id }) => id}
        textOf={({ person, crew, type, comment }) =>
          [person.name, crew.name, type.caption, comment].join(' ')
        }
        row={(rating) => <RatingRow rating={rating} isRepeated={repeated.has(rating.id)} />}
        rowHeight={104}
        empty={{ icon: Star, title: t('ratings.empty'), text: t('ratings.emptyText') }}
      />
      {kind === undefined && (
        <CrewsToRate number={number} ratings={read.kind === 'there' ? read.data.items : []} />
      )}
    </>
  );
}

/** What was written with stars of several kinds is read once, with the first of them. */
const repeatedComments = (ratings: readonly ProjectRating[]): ReadonlySet<string> =>
  new Set(
    ratings
      .filter((one, at) => {
        const before = ratings[at - 1];
        return (
          before?.at === one.at && before.crewItemId === one.crewItemId && before.comment === one.comment
        );
      })
      .map(({ id }) => id),
  );
