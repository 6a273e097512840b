import { useOnline } from '@callboard/client';
import type { CallError } from '@callboard/client';
import type { ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { useErrorText, useFieldTexts, useHold } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, ErrorSummary, Sheet, useUnfinished } from '@callboard/ui';
import { useState } from 'react';
import { useKeptForm } from '../../kept-form/use-kept-form.ts';
import styles from './crew-positions.module.css';
import { positionErrors } from './position-errors.ts';
import { PositionFields } from './position-fields.tsx';
import { problemsOf, startForm } from './position-form.ts';
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
  const online = useOnline();
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const [start] = useState(() => startForm(crew, from));
  const { form, change, forget } = useKeptForm(`positions/${crew.id}/${from?.crewItemId ?? 'new'}`, start);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<CallError | null>(null);
  const dirty = JSON.stringify(form) !== JSON.stringify(start);
  useHold(dirty ? t('crew-positions.hold') : null);
  const problems = problemsOf(form, crew.timeZone);
  const errors = positionErrors(tried ? problems : [], refused ? fieldTexts(refused) : {});
  const { found } = useConflicts(crew, form);
  const close = () => {
    forget();
    onClose();
  };
  const { save, busy } = useCreatePositions(crew, from, { onDone: close, onRefused: setRefused });
  const unfinished = useUnfinished();
  const rows = Number(form.rows) || 1;
  const stopped = found !== undefined && !found.possible && !(found.forceable && form.reason.trim() !== '');
  const submit = () => {
    setTried(true);
    setRefused(null);
    if (problems.length === 0 && !stopped && !unfinished.any) save(form);
  };
  return (
    <Sheet
      open
      onClose={close}
      title={t(from ? 'crew-positions.duplicateTitle' : 'crew-positions.create')}
      subtitle={from ? [from.functionCaption, from.name].filter(Boolean).join(' · ') : crew.name}
      actions={
        <Button wide busy={busy} disabled={!online || stopped} onClick={submit}>
          {t('crew-positions.submit', { count: rows })}
        </Button>
      }
    >
      <div className={styles.form}>
        {!online && <Banner kind="warning" title={t('crew-paper.offline')} />}
        <ErrorSummary
          title={t('crew-positions.correct')}
          errors={Object.entries(errors).map(([path, text]) => ({ id: `position-${path}`, text }))}
        />
        {refused && Object.keys(errors).length === 0 && <Banner kind="error" {...errorText(refused)} />}
        <PositionFields
          form={form}
          timeZone={crew.timeZone}
          errors={errors}
          unfinished={unfinished.of}
          onChange={change}
        />
        {rows === 1 && crew.may.assignPeople && <PositionPerson crew={crew} form={form} onChange={change} />}
        {stopped && !found.forceable && <p className={styles.stop}>{t('crew-positions.impossible')}</p>}
      </div>
    </Sheet>
  );
}
