import { useQuery } from '@callboard/client';
import type { ContractFigures } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Faces, Sheet, Skeleton } from '@callboard/ui';
import { linesQuery } from '../base/contracts.queries.ts';
import type { AccountOf } from '../base/contracts.queries.ts';
import type { FigureName } from './figure-cards.tsx';
import { PlannedLines } from './planned-lines.tsx';
import { TimeLines } from './time-lines.tsx';
import { VacationLines } from './vacation-lines.tsx';

type LinesSheetProps = { name: FigureName; figures: ContractFigures; of: AccountOf; onClose: () => void };

/** What a figure is made of, line by line. */
export function LinesSheet({ name, figures, of, onClose }: LinesSheetProps) {
  const t = useWords('documents');
  const { date } = useFormat();
  const subtitle = name === 'vacation' ? String(figures.vacation.year) : date(figures.month, 'month');
  return (
    <Sheet open onClose={onClose} title={t(`accounts.${name}`)} subtitle={subtitle}>
      {name === 'vacation' && <VacationLines vacation={figures.vacation} />}
      {name === 'planned' && <PlannedLines planned={figures.planned} />}
      {(name === 'timeAccount' || name === 'quota' || name === 'worked') && <Read name={name} of={of} />}
    </Sheet>
  );
}

function Read({ name, of }: { name: 'timeAccount' | 'quota' | 'worked'; of: AccountOf }) {
  const read = useRead(useQuery(linesQuery(of)));
  return (
    <Faces read={read} loading={<Skeleton height="16rem" />}>
      {(account) => <TimeLines name={name} account={account} />}
    </Faces>
  );
}
