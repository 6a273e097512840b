import { useOnline, useQuery } from '@callboard/client';
import type { ContractFigures } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Banner, Button } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { CalendarPlus, ClockPlus, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { linesQuery } from '../base/contracts.queries.ts';
import type { AccountOf } from '../base/contracts.queries.ts';

const BookTimeSheet = openedLater(async () => (await import('./book-time-sheet.tsx')).BookTimeSheet);
const BookVacationSheet = openedLater(
  async () => (await import('./book-vacation-sheet.tsx')).BookVacationSheet,
);
const OpenMonthSheet = openedLater(async () => (await import('./open-month-sheet.tsx')).OpenMonthSheet);
const CloseMonthDialog = openedLater(async () => (await import('./close-month-dialog.tsx')).CloseMonthDialog);

export type Whose = { readonly id: string; readonly name: string };
type AccountWorkProps = { person: Whose; figures: ContractFigures; of: AccountOf };

/** What an accountant does with the accounts of a person: books by hand, and closes a month that is over. */
export function AccountWork({ person, figures, of }: AccountWorkProps) {
  const t = useWords('documents');
  const { date } = useFormat();
  const online = useOnline();
  const read = useRead(useQuery(linesQuery(of)));
  const [open, setOpen] = useState<'time' | 'vacation' | 'close' | 'open' | null>(null);
  const close = () => setOpen(null);
  if (read.kind !== 'there') return null;
  const { locked, lockedAt, may, month } = read.data;
  const shared = { person, onClose: close, onMissing: close };
  return (
    <>
      {locked && (
        <Banner
          kind="info"
          icon={Lock}
          title={t('account-work.closed', { month: date(month, 'month') })}
          text={lockedAt ? t('account-work.closedText', { day: date(lockedAt, 'medium') }) : undefined}
        />
      )}
      <div className={wrap.gap2}>
        {may.book && (
          <>
            <Button kind="secondary" icon={ClockPlus} disabled={!online} onClick={() => setOpen('time')}>
              {t('account-work.bookTime')}
            </Button>
            <Button
              kind="secondary"
              icon={CalendarPlus}
              disabled={!online}
              onClick={() => setOpen('vacation')}
            >
              {t('account-work.bookVacation')}
            </Button>
          </>
        )}
        {may.unlock && (
          <Button kind="quiet" icon={LockOpen} disabled={!online} onClick={() => setOpen('open')}>
            {t('account-work.open')}
          </Button>
        )}
        {may.lock && (
          <Button kind="quiet" icon={Lock} disabled={!online} onClick={() => setOpen('close')}>
            {t('account-work.close')}
          </Button>
        )}
      </div>
      {may.book && !locked && !may.lock && (
        <p className={quiet.text}>{t('account-work.notOver', { month: date(month, 'month') })}</p>
      )}
      {open === 'time' && <BookTimeSheet {...shared} />}
      {open === 'vacation' && <BookVacationSheet {...shared} vacation={figures.vacation} />}
      {open === 'open' && <OpenMonthSheet {...shared} month={month} />}
      {open === 'close' && <CloseMonthDialog {...shared} month={month} />}
    </>
  );
}
