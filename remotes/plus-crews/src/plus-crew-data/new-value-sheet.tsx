import { plusCrews } from '@callboard/contract';
import type { PlusCrewValue, PlusCrewValueData } from '@callboard/contract';
import { placeForValue } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { DatePicker, TextField, toast } from '@callboard/ui';
import { useState } from 'react';
import { plusCrewChanged } from '../base/plus-crews.queries.ts';
import { EndOlderDialog } from './end-older-dialog.tsx';
import type { SetType } from './set-type.ts';
import { useDaysHeld } from './use-days-held.ts';
import { periodOf, valueBody, valueProblems } from './value-form.ts';

type NewValueSheetProps = {
  value: PlusCrewValue;
  type: SetType;
  currency: string;
  datas: readonly PlusCrewValueData[];
  onClose: () => void;
};
type Older = { previous: PlusCrewValueData; on: string; answer: (agreed: boolean) => void };

/** A value and the days that it holds. One that holds then is ended the day before, after asking. */
export function NewValueSheet({ value, type, currency, datas, onClose }: NewValueSheetProps) {
  const t = useWords('plus-crews');
  const format = useFormat();
  const daysHeld = useDaysHeld();
  const [older, setOlder] = useState<Older | null>(null);
  const add = useFormCommand(plusCrews.addPlusCrewValueData, {
    onSuccess: () => {
      toast.success(t('plus-crew-data.saved'));
      return plusCrewChanged();
    },
    // Somebody else has set one meanwhile: what holds when is shown as it is now.
    onRefused: () => plusCrewChanged(),
  });
  const askToEnd = (previous: PlusCrewValueData, on: string) =>
    new Promise<boolean>((resolve) => {
      const answer = (agreed: boolean) => {
        setOlder(null);
        resolve(agreed);
      };
      setOlder({ previous, on, answer });
    });
  const name = t(`figure.${type}.name`);
  const form = useFormSheet({
    title: t('plus-crew-data.newValue', { name }),
    draft: `plus-crew-value/${value.id}`,
    offline: 'needs-network',
    labels: {
      value: t(type === 'targetPerformance' ? 'plus-crew-data.valuePerHour' : 'plus-crew-data.value', {
        currency,
      }),
      dateFrom: t('plus-crew-data.dateFrom'),
      dateTo: t('plus-crew-data.dateTo'),
    },
    bounds: { value: (minor) => format.money({ amount: minor, currency }) },
    start: { value: '', dateFrom: '', dateTo: '' },
    endpoint: plusCrews.addPlusCrewValueData,
    body: (values) => valueBody(values, { id: value.id, currency, format }),
    check: (values) => [
      ...valueProblems(values, { currency, format }),
      ...(values.dateFrom ? overlapProblems(values) : []),
    ],
    send: async (body, { values }) => {
      const place = placeForValue(periodOf(values), datas);
      const ends = place.kind === 'ends';
      if (ends && !(await askToEnd(place.previous, place.on))) return false;
      return add({ body: { ...body, ...(ends && { endPrevious: true }) } });
    },
    onClose,
  });
  function overlapProblems(values: Parameters<typeof periodOf>[0]) {
    const place = placeForValue(periodOf(values), datas);
    if (place.kind !== 'overlaps') return [];
    const text = t('plus-crew-data.overlaps', { days: daysHeld(place.other) });
    return [{ path: 'dateFrom' as const, code: 'overlaps' as const, text }];
  }
  return (
    <FormSheet form={form} submit={t('plus-crew-data.save')}>
      <TextField {...form.field('value')} inputMode="decimal" autoComplete="off" required />
      <DatePicker {...form.field('dateFrom')} required />
      <DatePicker
        {...form.field('dateTo')}
        hint={t('plus-crew-data.dateToHint')}
        min={form.values.dateFrom || undefined}
      />
      {older && <EndOlderDialog older={older} name={name} type={type} currency={currency} />}
    </FormSheet>
  );
}
