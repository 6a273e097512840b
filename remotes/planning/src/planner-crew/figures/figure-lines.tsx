import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Faces, Skeleton } from '@callboard/ui';
import { figureLinesQuery } from '../grid-data/planner-grid.queries.ts';
import styles from './figures-sheet.module.css';

export type FigureKind = 'quota' | 'planned' | 'worked' | 'timeAccount' | 'vacation';
type FigureLinesProps = { personId: string; month: string; kind: FigureKind };

/** The days or vacations that a figure is made of. */
export function FigureLines({ personId, month, kind }: FigureLinesProps) {
  const t = useWords('planning');
  const { date, duration, number } = useFormat();
  const read = useRead(useQuery(figureLinesQuery(personId, month)));
  return (
    <Faces read={read} loading={<Skeleton height="4rem" />}>
      {({ days, vacations }) => {
        const lines =
          kind === 'vacation'
            ? vacations.map(({ from, to, days: count, pending }) => ({
                key: from,
                name: from === to ? date(from) : `${date(from)} – ${date(to)}`,
                figure: pending ? t('figures.requested', { days: number(count) }) : number(count),
              }))
            : days.flatMap((line) => {
                const minutes = kind === 'timeAccount' ? line.worked + line.credit - line.quota : line[kind];
                const figure = duration(minutes, { signed: kind === 'timeAccount' });
                return minutes === 0 ? [] : [{ key: line.day, name: date(line.day, 'weekday'), figure }];
              });
        return lines.length === 0 ? (
          <p className={styles.none}>{t('figures.noLines')}</p>
        ) : (
          <ul className={styles.lines}>
            {lines.map(({ key, name, figure }) => (
              <li key={key}>
                <span>{name}</span>
                <span>{figure}</span>
              </li>
            ))}
          </ul>
        );
      }}
    </Faces>
  );
}
