import { CallError, useQuery } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import type { ProjectCrewItem } from '@callboard/contract';
import { useFieldTexts } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import {
  ConflictList,
  conflictsQuery,
  FormSheet,
  functionsQuery,
  useFormCommand,
  useFormSheet,
  useOverrideLabel,
  usePositionLabels,
  useRefusedText,
} from '@callboard/parts';
import type { FormFields } from '@callboard/parts';
import { Banner, Checkbox, Select, TextArea, TextField, TimeField, toast } from '@callboard/ui';
import { useState } from 'react';
import {
  changeBody,
  changedTimes,
  changeProblems,
  isEmpty,
  nothingChanged,
  shiftKinds,
  recipientsOf,
  wrongTimes,
} from './change-form.ts';
import type { ChangeForm } from './change-form.ts';
import styles from './crew-positions.module.css';
import { positionsChanged } from './positions-changed.ts';
import type { ChosenSheetProps } from './use-chosen-positions.ts';
import { useNamesOf } from './use-names-of.ts';

/** Several positions get another begin, end, function or note: all of them or none. */
export function ChangeSheet(props: ChosenSheetProps) {
  const { items } = props;
  const t = useWords('crew-ops');
  const format = useFormat();
  const n = format.number(items.length);
  const functions = useQuery(functionsQuery).data?.items ?? [];
  const { form, refusal } = useChangeForm(props);
  const { values } = form;
  const collision = collisionOf(refusal, items);
  const wrong = isEmpty(values, format) ? null : wrongTimes(items, values, format);
  const isStopped = collision !== null && !(collision.isForceable && values.reason.trim() !== '');
  return (
    <FormSheet
      form={form}
      subtitle={t('crew-positions.positions', { n })}
      submit={t('crew-positions.change', { n })}
      offlineText={t('crew-positions.needsNetwork')}
      stopped={isEmpty(values, format) || wrong !== null || isStopped}
    >
      <ShiftFields form={form} of="start" />
      <ShiftFields form={form} of="end" />
      <Select
        {...form.field('functionId')}
        options={[
          { value: '', label: t('crew-positions.functionStays') },
          ...functions.map(({ id, caption }) => ({ value: id, label: caption })),
        ]}
      />
      <Checkbox {...form.checkbox('replacesNote')} />
      {values.replacesNote && (
        <TextArea {...form.field('note')} hint={t('crew-positions.noteHint')} rows={2} maxLength={1000} />
      )}
      {wrong && <WrongTimes {...wrong} />}
      {refusal !== null && <Refused error={refusal} />}
      {collision && <CollisionFields {...collision} form={form} />}
      {!wrong && (
        <ChangeNotice
          items={items}
          form={values}
          functionCaption={functions.find(({ id }) => id === values.functionId)?.caption ?? null}
        />
      )}
    </FormSheet>
  );
}

function useChangeForm({ crewId, items, onDone, onClose }: ChosenSheetProps) {
  const t = useWords('crew-ops');
  const format = useFormat();
  const labels = usePositionLabels();
  const reasonLabel = useOverrideLabel();
  const [refused, setRefused] = useState<{ error: unknown; form: ChangeForm } | null>(null);
  const change = useFormCommand(crewItems.editCrewItems, {
    onSuccess: (answer) => {
      toast.success(t('crew-positions.changed', { n: format.number(answer.items.length) }));
      onDone();
      return positionsChanged(crewId);
    },
    onRefused: () => void positionsChanged(crewId),
  });
  const form = useFormSheet({
    title: t('crew-positions.changeTitle'),
    draft: `change-positions/${crewId}`,
    offline: 'needs-network',
    labels: {
      startKind: t('crew-positions.start'),
      startAt: t('crew-positions.startAt'),
      startBy: t('crew-positions.startBy'),
      endKind: t('crew-positions.end'),
      endAt: t('crew-positions.endAt'),
      endBy: t('crew-positions.endBy'),
      functionId: labels.functionId,
      replacesNote: t('crew-positions.replaceNote'),
      note: t('crew-positions.note'),
      reason: reasonLabel,
    },
    start: nothingChanged,
    endpoint: crewItems.editCrewItems,
    body: (values) => changeBody(items, values, format),
    check: (values) => changeProblems(values, format),
    send: async (body, { values }) => {
      try {
        await change({ body });
        return true;
      } catch (error) {
        setRefused({ error, form: values });
        return false;
      }
    },
    onClose,
  });
  // What was refused is so until something else is wanted.
  const refusal = refused && isSameChange(refused.form, form.values) ? refused.error : null;
  return { form, refusal };
}

/** The reason is what is asked for after a refusal. */
const isSameChange = (one: ChangeForm, other: ChangeForm): boolean =>
  JSON.stringify({ ...one, reason: '' }) === JSON.stringify({ ...other, reason: '' });

/** Of `items.3`. */
const placeOf = (path: string): number => Number(path.split('.')[1] ?? '');

type Collision = { against: readonly ProjectCrewItem[]; isForceable: boolean };

/** The positions that were refused because something speaks against their people. */
function collisionOf(refusal: unknown, items: readonly ProjectCrewItem[]): Collision | null {
  if (!(refusal instanceof CallError) || refusal.code !== 'collision') return null;
  const against = refusal.fields.flatMap(({ path }) => items[placeOf(path)] ?? []);
  return against.length > 0 ? { against, isForceable: refusal.params['forceable'] === 1 } : null;
}

type ShiftFieldsProps = { form: FormFields<ChangeForm>; of: 'start' | 'end' };

/** How a begin or an end changes, and to what or by how much. */
function ShiftFields({ form, of }: ShiftFieldsProps) {
  const t = useWords('crew-ops');
  const kind = of === 'start' ? form.values.startKind : form.values.endKind;
  return (
    <div className={styles.pair}>
      <Select
        {...form.field(`${of}Kind`)}
        options={shiftKinds.map((one) => ({ value: one, label: t(`crew-positions.how.${one}`) }))}
      />
      {kind === 'at' && <TimeField {...form.field(`${of}At`)} />}
      {(kind === 'earlier' || kind === 'later') && (
        <TextField
          {...form.field(`${of}By`)}
          hint={t('crew-positions.byHint')}
          placeholder="1:00"
          inputMode="text"
          autoComplete="off"
        />
      )}
    </div>
  );
}

const useNameOf = () => {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  return ({ personId, name, functionCaption, startDate }: ProjectCrewItem) =>
    [personId ? name : t('crew-positions.open'), functionCaption, date(startDate, 'weekday')].join(', ');
};

function WrongTimes({ item, problem }: NonNullable<ReturnType<typeof wrongTimes>>) {
  const nameOf = useNameOf();
  const fieldTexts = useFieldTexts();
  const [text] = Object.values(fieldTexts(new CallError('invalid', { fields: [problem] })));
  return <Banner kind="error" title={nameOf(item)} {...(text !== undefined && { text })} />;
}

function Refused({ error }: { error: unknown }) {
  const refusedText = useRefusedText();
  return <Banner kind="error" {...refusedText(error)} />;
}

/** What speaks against the people, and the reason for which it is done nevertheless. */
function CollisionFields({ against, isForceable, form }: Collision & { form: FormFields<ChangeForm> }) {
  const t = useWords('crew-ops');
  return (
    <>
      {against.map((item) => (
        <Against key={item.crewItemId} item={item} form={form.values} />
      ))}
      {isForceable ? (
        <TextField
          {...form.field('reason')}
          hint={t('crew-positions.forceHint')}
          maxLength={200}
          autoComplete="off"
          required
        />
      ) : (
        <p className={styles.stop}>{t('crew-positions.neverForAll')}</p>
      )}
    </>
  );
}

/** What speaks against one of the people at the times that are typed. */
function Against({ item, form }: { item: ProjectCrewItem; form: ChangeForm }) {
  const t = useWords('crew-ops');
  const format = useFormat();
  const { startDate, endDate, startTime, endTime } = changedTimes(item, form, format);
  const { data, error, isFetching } = useQuery(
    conflictsQuery({
      personId: item.personId ?? '',
      itemId: item.crewItemId,
      startDate,
      ...(endDate && { endDate }),
      ...(startTime && { startTime }),
      ...(endTime && { endTime }),
      ...(form.functionId && { functionId: form.functionId }),
    }),
  );
  return (
    <section aria-label={t('crew-positions.conflictOf', { name: item.name })}>
      <b>{item.name}</b>
      <ConflictList name={item.name} found={data} failed={error !== null} busy={isFetching} />
    </section>
  );
}

type ChangeNoticeProps = {
  items: readonly ProjectCrewItem[];
  form: ChangeForm;
  functionCaption: string | null;
};

/** Who hears of it, before it is saved. */
function ChangeNotice({ items, form, functionCaption }: ChangeNoticeProps) {
  const t = useWords('crew-ops');
  const format = useFormat();
  const namesOf = useNamesOf();
  const { confirmAgain, notified } = recipientsOf(items, form, { format, functionCaption });
  return (
    <>
      {confirmAgain.length > 0 && (
        <Banner kind="warning" title={t('crew-positions.confirmAgain', { names: namesOf(confirmAgain) })} />
      )}
      {notified.length > 0 && (
        <Banner kind="info" title={t('crew-positions.notified', { names: namesOf(notified) })} />
      )}
    </>
  );
}
