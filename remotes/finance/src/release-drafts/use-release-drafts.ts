import { useCommand } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import type { AnswerOf, PayrollRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { useState } from 'react';
import { payrollChanged } from '../base/payroll-changed.ts';

type Result = AnswerOf<typeof payrolls.releasePayrolls>['results'][number];
export type Refused = { draft: PayrollRow; problem: NonNullable<Result['problem']> };

/** Releases drafts in one call. Those that were refused stay named until the next try. */
export function useReleaseDrafts(drafts: readonly PayrollRow[], onAllReleased: () => void) {
  const t = useWords('finance');
  const { number } = useFormat();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { mutate, isPending, error } = useCommand(payrolls.releasePayrolls, {
    onSuccess: ({ results }) => {
      const left = results.flatMap(({ id, problem }) => {
        const draft = drafts.find((each) => each.id === id);
        return draft && problem ? [{ draft, problem }] : [];
      });
      const done = results.filter(({ problem }) => problem === null).length;
      if (done > 0) toast.success(t('release-drafts.done', { n: number(done) }));
      setRefused(left);
      if (left.length === 0) onAllReleased();
      return payrollChanged();
    },
    // Said in the sheet, where the drafts are read again for the next try.
    onError: () => void payrollChanged(),
  });
  const release = (chosen: readonly PayrollRow[]) => {
    setRefused([]);
    mutate({ body: { payrolls: chosen.map(({ id, version }) => ({ id, version })) } });
  };
  return { release, refused, busy: isPending, error };
}
