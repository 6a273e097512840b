import { crewItems, projects } from '@callboard/contract';
import type { ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import {
  FormSheet,
  PositionFields,
  useFormSheet,
  useOverrideLabel,
  usePositionLabels,
} from '@callboard/parts';
import { TextField } from '@callboard/ui';
import styles from './crew-positions.module.css';
import { createBody, duplicateBody, problemsOf, startForm } from './position-form.ts';
import { PositionPerson, useConflicts } from './position-person.tsx';
import { useCreatePositions } from './use-create-positions.ts';

type PositionSheetProps = {
  crew: ProjectCrew;
  /** The position that is copied. */
  from: ProjectCrewItem | null;
  onClose: () => void;
};

/** New positions, or copies of one at the same or another time. */
export function PositionSheet({ crew, from, onClose }: PositionSheetProps) {
  const t = useWords('crew-ops');
  const labels = usePositionLabels();
  const overrideLabel = useOverrideLabel();
  const createPositions = useCreatePositions(crew, from);
  const form = useFormSheet({
    title: t(from ? 'crew-positions.duplicateTitle' : 'crew-positions.create'),
    draft: `positions/${crew.id}/${from?.crewItemId ?? 'new'}`,
    offline: 'needs-network',
    labels: {
      ...labels,
      rows: t('crew-positions.rows'),
      personId: t('crew-positions.person'),
      personName: t('crew-positions.person'),
      ask: t('crew-positions.person'),
      reason: overrideLabel,
    },
    start: startForm(crew, from),
    endpoint: from ? crewItems.duplicateCrewItem : projects.addProjectItems,
    body: (values) => (from ? duplicateBody(values) : createBody(crew.id, values)),
    check: (values) => problemsOf(values, crew.timeZone),
    send: (_, { values }) => createPositions(values),
    onClose,
  });
  const { found } = useConflicts(crew, form.values);
  const rows = Number(form.values.rows) || 1;
  const forced = found?.forceable === true && form.values.reason.trim() !== '';
  const stopped = found !== undefined && !found.possible && !forced;
  return (
    <FormSheet
      form={form}
      subtitle={from ? [from.functionCaption, from.name].filter(Boolean).join(' · ') : crew.name}
      submit={t('crew-positions.submit', { count: rows })}
      stopped={stopped}
    >
      <PositionFields form={form} timeZone={crew.timeZone} />
      <TextField {...form.field('rows')} inputMode="numeric" autoComplete="off" />
      {rows === 1 && crew.may.assignPeople && <PositionPerson crew={crew} form={form} />}
      {stopped && !found.forceable && <p className={styles.stop}>{t('crew-positions.impossible')}</p>}
    </FormSheet>
  );
}
