import type { PlusCrewProgress } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Figure, Sheet } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import type { FigureName } from '../figures/figure-kinds.ts';
import { useFigureText } from '../figures/use-figure-text.ts';
import { FigureDays } from './figure-days.tsx';
import { FigureLevels } from './figure-levels.tsx';
import { FigureParts } from './figure-parts.tsx';
import { FigureSetValue } from './figure-set-value.tsx';
import { figureValue } from './figure-value.ts';

export type FigureSheetProps = {
  name: FigureName;
  progress: PlusCrewProgress;
  onFigure: (name: FigureName) => void;
  onClose: () => void;
};

/** One figure: what it is, its formula in words, and what it is made of, down to the days. */
export function FigureSheet({ name, progress, onFigure, onClose }: FigureSheetProps) {
  const t = useWords('plus-crews');
  const text = useFigureText(progress.plusCrew.currency);
  return (
    <Sheet open onClose={onClose} title={t(`figure.${name}.name`)}>
      <div className={column.gap4}>
        <Figure>{text(name, figureValue(progress, name))}</Figure>
        <p>{t(`figure.${name}.formula`)}</p>
        {name === 'turnoverMinor' || name === 'workedMinutes' || name === 'bookedMinor' ? (
          <FigureDays source={name} progress={progress} />
        ) : name === 'target' ||
          name === 'minimumTarget' ||
          name === 'targetPerformance' ||
          name === 'onTargetBonus' ? (
          <FigureSetValue type={name} progress={progress} />
        ) : (
          <>
            <FigureParts name={name} progress={progress} onFigure={onFigure} />
            {(name === 'levelFactor' || name === 'levelFactorSoFar') && <FigureLevels progress={progress} />}
          </>
        )}
      </div>
    </Sheet>
  );
}
