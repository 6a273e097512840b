import type { PlusCrewProgress } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { List, ListRow, Section } from '@callboard/ui';
import { ChevronRight } from 'lucide-react';
import type { FigureName } from '../figures/figure-kinds.ts';
import { useFigureText } from '../figures/use-figure-text.ts';
import styles from './plus-crew.module.css';

/** In the order in which they follow from each other. */
const figuresOf = (progress: PlusCrewProgress): readonly (readonly [FigureName, number | null])[] => [
  ['turnoverMinor', progress.turnoverMinor],
  ['bookedMinor', progress.bookedMinor],
  ['forecastTurnover', progress.forecastMinor],
  ['target', progress.values.target],
  ['minimumTarget', progress.values.minimumTarget],
  ['attainment', progress.likely.attainment],
  ['levelFactor', progress.likely.factor],
  ['workedMinutes', progress.workedMinutes],
  ['performance', progress.performance],
  ['teamSpeed', progress.teamSpeed],
];

type FigureListProps = { progress: PlusCrewProgress; onFigure: (name: FigureName) => void };

/** Every figure of the forecast; a tap says what it is made of. */
export function FigureList({ progress, onFigure }: FigureListProps) {
  const t = useWords('plus-crews');
  const text = useFigureText(progress.plusCrew.currency);
  return (
    <Section title={t('plus-crew.figures')}>
      <List label={t('plus-crew.figures')} state={{ kind: 'full' }}>
        {figuresOf(progress).map(([name, value]) => (
          <ListRow
            key={name}
            as="button"
            onClick={() => onFigure(name)}
            title={t(`figure.${name}.name`)}
            meta={<span className={styles.figure}>{text(name, value)}</span>}
            trailing={<ChevronRight size={18} aria-hidden />}
          />
        ))}
      </List>
    </Section>
  );
}
