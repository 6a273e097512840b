import { queryClient } from '@callboard/client';
import { plusCrewPeriods, plusCrews } from '@callboard/contract';
import type { PlusCrewPeriod, PlusCrewValue } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Select, toast } from '@callboard/ui';
import { plusCrewChanged, valuesQuery } from '../base/plus-crews.queries.ts';

type PeriodSheetProps = { number: string; value: PlusCrewValue; onClose: () => void };

export function PeriodSheet({ number, value, onClose }: PeriodSheetProps) {
  const t = useWords('plus-crews');
  const edit = useFormCommand(plusCrews.editPlusCrewValue, {
    onSuccess: () => {
      toast.success(t('plus-crew-settings.saved'));
      return plusCrewChanged();
    },
  });
  const nameOf = (period: string) => t(`plus-crew-settings.each.${period as PlusCrewPeriod}`);
  const form = useFormSheet({
    title: t('plus-crew-settings.period'),
    draft: `plus-crew-period/${value.id}`,
    offline: 'needs-network',
    labels: { period: t('plus-crew-settings.period') },
    edits: {
      values: { period: value.parameters.period ?? 'month' },
      version: value.version,
      readAgain: () => queryClient.refetchQueries({ queryKey: valuesQuery(number).queryKey }),
      shown: { period: nameOf },
    },
    endpoint: plusCrews.editPlusCrewValue,
    body: ({ period }) => ({ period }),
    send: (body, { version }) => edit({ params: { id: value.id }, version, body }),
    onClose,
  });
  return (
    <FormSheet form={form} submit={t('plus-crew-data.save')}>
      <Select
        {...form.field('period')}
        hint={t('plus-crew-settings.periodHint')}
        options={plusCrewPeriods.map((period) => ({ value: period, label: nameOf(period) }))}
      />
    </FormSheet>
  );
}
