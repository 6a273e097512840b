import { invalidate, useCommand } from '@callboard/client';
import { staffContracts } from '@callboard/contract';
import type { AnswerOf } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { useState } from 'react';
import { accountChanged } from '../account-work/account-changed.ts';

export type MonthOfPerson = AnswerOf<typeof staffContracts.monthsToLock>['items'][number];
type Result = AnswerOf<typeof staffContracts.lockMonths>['results'][number];
export type Refused = { row: MonthOfPerson; problem: NonNullable<Result['problem']> };

const monthsChanged = () => Promise.all([accountChanged(), invalidate(staffContracts.monthsToLock)]);

/** Closes a month for several people in one call. Who was refused stays named until the next try. */
export function useCloseMonths(rows: readonly MonthOfPerson[], onAllClosed: () => void) {
  const t = useWords('documents');
  const { date, number } = useFormat();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { mutate, isPending, error, reset } = useCommand(staffContracts.lockMonths, {
    onSuccess: ({ results }, { body }) => {
      const left = results.flatMap(({ personId, problem }) => {
        const row = rows.find((one) => one.personId === personId);
        return row && problem ? [{ row, problem }] : [];
      });
      const closed = results.filter(({ problem }) => problem === null).length;
      if (closed > 0)
        toast.success(t('close-months.done', { month: date(body.month, 'month'), n: number(closed) }));
      setRefused(left);
      if (left.length === 0) onAllClosed();
      return monthsChanged();
    },
    // Said in the sheet, where the accounts are read again for the next try.
    onError: () => void monthsChanged(),
  });
  const forget = () => {
    setRefused([]);
    reset();
  };
  const close = (month: string, chosen: readonly MonthOfPerson[]) => {
    forget();
    mutate({ body: { month, personIds: chosen.map(({ personId }) => personId) } });
  };
  return { close, forget, refused, busy: isPending, error };
}
