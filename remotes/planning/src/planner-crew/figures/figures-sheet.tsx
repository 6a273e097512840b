import type { GridFigures, GridPerson } from '@callboard/contract';
import { plannerGrid } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useMayCall } from '@callboard/session';
import { Avatar, Progress, Sheet } from '@callboard/ui';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { FigureLines } from './figure-lines.tsx';
import type { FigureKind } from './figure-lines.tsx';
import styles from './figures-sheet.module.css';

type FiguresSheetProps = {
  person: GridPerson;
  figures: GridFigures | undefined;
  month: string;
  onClose: () => void;
};

/** Hours of the month and both accounts of a person, each opening what it is made of for who may know the days. */
export function FiguresSheet({ person, figures, month, onClose }: FiguresSheetProps) {
  const t = useWords('planning');
  const { date, duration } = useFormat();
  const [opened, setOpened] = useState<FigureKind | null>(null);
  const mayOpen = useMayCall(plannerGrid.figureLines);
  const textOf = useFigureTexts();
  const hours = (minutes: number) => duration(minutes, { signed: false });
  return (
    <Sheet
      open
      onClose={onClose}
      title={person.name}
      subtitle={[person.city, date(month, 'month')].filter(Boolean).join(' · ')}
      leading={<Avatar name={person.name} />}
    >
      {figures === undefined ? (
        <p>{t('figures.none')}</p>
      ) : (
        <>
          <Progress
            label={t('figures.workedOfQuota')}
            value={figures.worked}
            max={Math.max(1, figures.quota)}
            text={`${hours(figures.worked)} / ${hours(figures.quota)}`}
          />
          <ul className={styles.figures}>
            {textOf(figures).map(([kind, text]) => (
              <li key={kind}>
                {mayOpen ? (
                  <button
                    type="button"
                    className={styles.figure}
                    aria-expanded={opened === kind}
                    onClick={() => setOpened(opened === kind ? null : kind)}
                  >
                    <span>{t(`figures.${kind}`)}</span>
                    <b>{text}</b>
                    <ChevronDown size={20} />
                  </button>
                ) : (
                  <p className={styles.figure}>
                    <span>{t(`figures.${kind}`)}</span>
                    <b>{text}</b>
                  </p>
                )}
                {opened === kind && <FigureLines personId={person.id} month={month} kind={kind} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

function useFigureTexts() {
  const t = useWords('planning');
  const { duration, number } = useFormat();
  const hours = (minutes: number) => duration(minutes, { signed: false });
  return (figures: GridFigures): [FigureKind, string][] => {
    const { vacationLeft, vacationPending, worked } = figures;
    const left = number(vacationLeft);
    return [
      ['quota', hours(figures.quota)],
      ['planned', hours(figures.planned)],
      ['worked', figures.provisional ? t('figures.provisional', { hours: hours(worked) }) : hours(worked)],
      ['timeAccount', duration(figures.timeAccount)],
      [
        'vacation',
        vacationPending > 0 ? t('figures.vacationPending', { left, pending: number(vacationPending) }) : left,
      ],
    ];
  };
}
