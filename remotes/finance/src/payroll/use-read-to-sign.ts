import { CallError, call } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import type { Payroll, PayrollItem } from '@callboard/contract';
import { useLanguage } from '@callboard/i18n';
import { useState } from 'react';

export type ToSign = { readonly payroll: Payroll; readonly items: readonly PayrollItem[] };

/** Reads what a signature would confirm, in the reader's language and as it is now: never from the phone's memory. */
export function useReadToSign(id: string, onFailed: (error: CallError) => void) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [toSign, setToSign] = useState<ToSign | null>(null);
  const read = async () => {
    setBusy(true);
    try {
      const params = { id };
      const [payroll, { items }] = await Promise.all([
        call(payrolls.payroll, { params, query: { language } }),
        call(payrolls.payrollItems, { params, query: { limit: 1000, page: 1 } }),
      ]);
      setToSign({ payroll, items });
    } catch (error) {
      onFailed(error instanceof CallError ? error : new CallError('bad_answer', {}, error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, toSign, read: () => void read(), close: () => setToSign(null) };
}
