import type { PlusCrewProgress } from '@callboard/contract';
import type { BonusFigure } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { List, ListRow } from '@callboard/ui';
import { ChevronRight } from 'lucide-react';
import { operators } from '../figures/figure-kinds.ts';
import type { FigureName } from '../figures/figure-kinds.ts';
import { useFigureText } from '../figures/use-figure-text.ts';
import styles from './figure-sheet.module.css';

type FigurePartsProps = {
  name: BonusFigure;
  progress: PlusCrewProgress;
  onFigure: (name: FigureName) => void;
};

/** The formula with its figures, and each of them to open. */
export function FigureParts({ name, progress, onFigure }: FigurePartsProps) {
  const t = useWords('plus-crews');
  const text = useFigureText(progress.plusCrew.currency);
  const explained = progress.explained.find(({ figure }) => figure === name);
  if (!explained) return null;
  const { from, value } = explained;
  const operator = operators[name];
  const isKnown = value !== null && from.every((part) => part.value !== null);
  return (
    <>
      {operator && isKnown && (
        <p className={styles.sum}>
          {from.map((part) => text(part.name, part.value)).join(` ${operator} `)} = {text(name, value)}
        </p>
      )}
      <List label={t('figure.madeOf')} state={{ kind: 'full' }}>
        {from.map((part) => (
          <ListRow
            key={part.name}
            as="button"
            onClick={() => onFigure(part.name)}
            title={t(`figure.${part.name}.name`)}
            meta={<span className={styles.value}>{text(part.name, part.value)}</span>}
            trailing={<ChevronRight size={18} aria-hidden />}
          />
        ))}
      </List>
    </>
  );
}
