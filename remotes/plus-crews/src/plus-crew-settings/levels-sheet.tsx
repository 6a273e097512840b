import { queryClient } from '@callboard/client';
import { plusCrews } from '@callboard/contract';
import type { PlusCrewValue } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Button, toast } from '@callboard/ui';
import { Plus } from 'lucide-react';
import { plusCrewChanged, valuesQuery } from '../base/plus-crews.queries.ts';
import { LevelFields } from './level-fields.tsx';
import { levelFaults, mostLevels, readLevels, typedLevels } from './levels-form.ts';
import type { TypedLevel } from './levels-form.ts';

type LevelsSheetProps = { number: string; value: PlusCrewValue; onClose: () => void };

/** Which share of the target brings which share of the bonus, level by level. */
export function LevelsSheet({ number, value, onClose }: LevelsSheetProps) {
  const t = useWords('plus-crews');
  const format = useFormat();
  const edit = useFormCommand(plusCrews.editPlusCrewValue, {
    onSuccess: () => {
      toast.success(t('plus-crew-settings.saved'));
      return plusCrewChanged();
    },
  });
  const form = useFormSheet({
    title: t('plus-crew-settings.levels'),
    draft: `plus-crew-levels/${value.id}`,
    offline: 'needs-network',
    labels: { levels: t('plus-crew-settings.levels') },
    edits: {
      values: { levels: typedLevels(value.parameters.levels ?? [], format) as readonly TypedLevel[] },
      version: value.version,
      readAgain: () => queryClient.refetchQueries({ queryKey: valuesQuery(number).queryKey }),
      shown: {
        levels: (levels) =>
          levels.map(({ attainment, factor }) => `${attainment} % → ${factor} %`).join(', '),
      },
    },
    endpoint: plusCrews.editPlusCrewValue,
    body: ({ levels }) => ({ levels: readLevels(levels, format) }),
    check: ({ levels }) =>
      levelFaults(levels, format).some((fault) => Object.keys(fault).length > 0)
        ? [{ path: 'levels', code: 'bad_format', text: t('plus-crew-settings.checkLevels') }]
        : [],
    send: (body, { version }) => edit({ params: { id: value.id }, version, body }),
    onClose,
  });
  const { levels } = form.values;
  const change = (changed: readonly TypedLevel[]) => form.change({ levels: changed });
  return (
    <FormSheet form={form} subtitle={t('plus-crew-settings.levelsText')} submit={t('plus-crew-data.save')}>
      <LevelFields
        id={form.field('levels').id}
        levels={levels}
        showsErrors={form.showsErrors}
        faults={levelFaults(levels, format)}
        onLevels={change}
      />
      {levels.length < mostLevels && (
        <Button
          kind="secondary"
          icon={Plus}
          onClick={() => change([...levels, { attainment: '', factor: '' }])}
        >
          {t('plus-crew-settings.addLevel')}
        </Button>
      )}
    </FormSheet>
  );
}
