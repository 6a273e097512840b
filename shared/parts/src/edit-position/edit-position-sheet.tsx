import { useQuery } from '@callboard/client';
import { jobName, payBases } from '@callboard/domain';
import { useRead } from '@callboard/feature';
import { Checkbox, Faces, List, Select, Sheet, TextArea, TextField } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { ConflictList } from '../conflicts/conflict-list.tsx';
import { OverrideReason } from '../conflicts/override-reason.tsx';
import { FormSheet } from '../form-sheet/form-sheet.tsx';
import { PositionFields } from '../position-form/position-fields.tsx';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './edit-position.module.css';
import { positionQuery } from './edit-position.queries.ts';
import { PositionHistory } from './position-history.tsx';
import { PositionNotice } from './position-notice.tsx';
import { useEditPositionForm } from './use-edit-position-form.ts';
import type { EditPositionFormOptions } from './use-edit-position-form.ts';

export type EditPositionSheetProps = { id: string } & Omit<EditPositionFormOptions, 'item'>;

/** A position as it stands now, to be changed by who plans it. */
export function EditPositionSheet({ id, onSaved, onClose }: EditPositionSheetProps) {
  const t = usePartWords();
  const read = useRead(useQuery({ ...positionQuery(id), gcTime: 0 }));
  if (read.kind === 'there') return <EditPositionForm item={read.data} onSaved={onSaved} onClose={onClose} />;
  return (
    <Sheet open onClose={onClose} title={t('edit-position.title')}>
      <Faces
        read={read}
        loading={<List label={t('edit-position.loading')} state={{ kind: 'loading', rows: 4 }} />}
      >
        {() => null}
      </Faces>
    </Sheet>
  );
}

function EditPositionForm({ item, onSaved, onClose }: EditPositionFormOptions) {
  const t = usePartWords();
  const { form, currency, effect, conflicts, isForced } = useEditPositionForm({ item, onSaved, onClose });
  const { isStopped, isForceable } = conflicts;
  const name = item.person?.name ?? '';
  return (
    <FormSheet
      form={form}
      subtitle={[
        name || t('edit-position.nobody'),
        jobName({ project: item.project.name, crew: item.crew.name, function: item.function.caption }),
      ].join(' · ')}
      submit={t('edit-position.save')}
      offlineText={t('edit-position.offline')}
      stopped={isStopped && !isForced}
    >
      <PositionFields form={form} timeZone={item.timeZone} standing={item.function} />
      <ConflictList name={name} {...conflicts} />
      {isStopped &&
        (isForceable ? (
          <OverrideReason form={form} name={name} />
        ) : (
          <p className={styles.stop}>{t('edit-position.impossible', { name })}</p>
        ))}
      <div className={grid.pairs}>
        <Select
          {...form.field('payBasis')}
          options={payBases.map((basis) => ({ value: basis, label: t(`edit-position.basis.${basis}`) }))}
        />
        <TextField
          {...form.field('pay')}
          hint={t('edit-position.payHint')}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <Checkbox {...form.checkbox('crewChief')} />
      <Checkbox {...form.checkbox('standby')} hint={t('edit-position.standbyHint')} />
      <TextArea {...form.field('comment')} rows={2} maxLength={1000} />
      {effect && <PositionNotice name={name} effect={effect} currency={currency} />}
      <PositionHistory item={item} currency={currency} />
    </FormSheet>
  );
}
