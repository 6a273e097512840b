import { todayHere, useQuery } from '@callboard/client';
import type { Receipt } from '@callboard/contract';
import { addDays, currencies } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import type { SelectOption } from '@callboard/ui';
import { receiptTypesQuery } from '../../base/receipts.queries.ts';
import { useTenantRules } from '../../base/tenant-rules.ts';
import { entryOf } from './receipt-fields.ts';
import type { ReceiptFieldName, SelectField } from './receipt-fields.ts';
import { useReceiptWork } from './work-field.tsx';

/** What the controls of a receipt offer, and how a person reads what they hold. */
export function useReceiptControls(receipt?: Receipt) {
  const t = useWords('finance');
  const { date } = useFormat();
  const types = useQuery(receiptTypesQuery).data?.items ?? [];
  const { receiptBackDays } = useTenantRules();
  const today = todayHere();
  const work = useReceiptWork(receipt);
  const options: Record<SelectField, SelectOption[]> = {
    typeId: types.map(({ id, caption }) => ({ value: id, label: caption })),
    currency: currencies.map((value) => ({ value, label: value })),
    payment: (['own', 'company'] as const).map((value) => ({ value, label: t(`receipt.paidWith.${value}`) })),
  };
  const optionsOf = (name: ReceiptFieldName) =>
    name === 'work' ? work.options : name in options ? options[name as SelectField] : [];
  return {
    types,
    options,
    work,
    days: { min: addDays(today, -receiptBackDays), max: today },
    textOf: (name: ReceiptFieldName, value: string) =>
      entryOf(name).control === 'date'
        ? date(value, 'medium')
        : (optionsOf(name).find((one) => one.value === value)?.label ?? (name === 'work' ? '' : value)),
  };
}
export type ReceiptControls = ReturnType<typeof useReceiptControls>;
