import { queryClient, useQuery } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import type { CrewItem } from '@callboard/contract';
import { jobName, payBases, rulesWith } from '@callboard/domain';
import { useRead } from '@callboard/feature';
import { useFormat } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Checkbox, Faces, List, Select, Sheet, TextArea, TextField, toast } from '@callboard/ui';
import { ConflictList } from '../conflicts/conflict-list.tsx';
import { OverrideReason } from '../conflicts/override-reason.tsx';
import { FormSheet } from '../form-sheet/form-sheet.tsx';
import { useFormCommand } from '../form-sheet/use-form-command.ts';
import { useFormSheet } from '../form-sheet/use-form-sheet.ts';
import { PositionFields } from '../position-form/position-fields.tsx';
import { functionsQuery } from '../position-form/position-form.queries.ts';
import { usePositionLabels } from '../position-form/use-position-labels.ts';
import { usePartWords } from '../words/use-part-words.ts';
import { positionBody, positionProblems, positionValues } from './edit-position-form.ts';
import type { PositionValues } from './edit-position-form.ts';
import styles from './edit-position.module.css';
import { positionQuery } from './edit-position.queries.ts';
import { PositionHistory } from './position-history.tsx';
import { PositionTold } from './position-told.tsx';
import { usePositionChange, usePositionConflicts } from './use-position-change.ts';
import type { PositionChange } from './use-position-change.ts';

export type EditPositionSheetProps = {
  id: string;
  /** What of the page shows it. */
  onSaved: () => unknown;
  onClose: () => void;
};

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

type EditPositionFormProps = { item: CrewItem } & Pick<EditPositionSheetProps, 'onSaved' | 'onClose'>;

function EditPositionForm({ item, onSaved, onClose }: EditPositionFormProps) {
  const t = usePartWords();
  const format = useFormat();
  const functions = useQuery(functionsQuery).data?.items ?? [];
  const ownCurrency = rulesWith(useSession(({ tenant }) => tenant)?.rules).currency;
  const currency = item.pay?.currency ?? ownCurrency;
  const money = { currency, format };
  const now = positionValues(item, money);
  const { id, version, timeZone, person } = item;
  const name = person?.name ?? '';
  const labels = {
    ...usePositionLabels(),
    standby: t('edit-position.standby'),
    crewChief: t('edit-position.crewChief'),
    payBasis: t('edit-position.payBasis'),
    pay: t('edit-position.pay', { currency }),
    comment: t('edit-position.comment'),
    reason: t('conflicts.reason'),
  };
  const edit = useFormCommand(crewItems.editCrewItem, { onSuccess: () => onSaved() });
  const day = (value: string) => value && format.date(value, 'medium');
  const isStoppedFor = (some: PositionValues) => some.reason.trim() !== '';
  const form = useFormSheet({
    title: t('edit-position.title'),
    draft: `edit-position/${id}`,
    offline: 'needs-network',
    labels,
    edits: {
      values: now,
      version,
      readAgain: () => queryClient.refetchQueries({ queryKey: positionQuery(id).queryKey }),
      shown: {
        functionId: (one) => functions.find((known) => known.id === one)?.caption ?? item.function.caption,
        startDate: day,
        endDate: day,
        payBasis: (basis) => t(`edit-position.basis.${basis}`),
      },
    },
    endpoint: crewItems.editCrewItem,
    // The whole position goes out: what was not changed here goes as it stands there now.
    body: (values, changed) =>
      positionBody({ ...now, ...changedOf(values, changed) }, money, isStoppedFor(values)),
    paths: { payMinor: 'pay' },
    check: (values) => positionProblems(values, timeZone, money),
    send: async (body, sent) => {
      await edit({ params: { id }, version: sent.version, body });
      const isTold = effect !== null && effect.kind !== 'nobody';
      toast.success(isTold ? t('edit-position.savedAndTold', { name }) : t('edit-position.saved'));
    },
    onClose,
  });
  const { effect, isElsewhere }: PositionChange = usePositionChange(item, now, form.values);
  const conflicts = usePositionConflicts(item, form.values, isElsewhere);
  const { isStopped, isForceable } = conflicts;
  const isForced = isForceable && form.values.reason.trim() !== '';
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
      <PositionFields form={form} timeZone={timeZone} standing={item.function} />
      <ConflictList name={name} {...conflicts} />
      {isStopped &&
        (isForceable ? (
          <OverrideReason form={form} name={name} />
        ) : (
          <p className={styles.stop}>{t('edit-position.impossible', { name })}</p>
        ))}
      <div className={styles.pair}>
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
      {effect && <PositionTold name={name} effect={effect} currency={currency} />}
      <PositionHistory item={item} currency={currency} />
    </FormSheet>
  );
}

const changedOf = (
  values: PositionValues,
  changed: readonly (keyof PositionValues)[],
): Partial<PositionValues> => Object.fromEntries(changed.map((field) => [field, values[field]]));
