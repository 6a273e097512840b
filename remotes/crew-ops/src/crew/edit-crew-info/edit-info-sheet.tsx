import { useOnline } from '@callboard/client';
import type { CallError } from '@callboard/client';
import type { ProjectCrew } from '@callboard/contract';
import { useErrorText, useFieldTexts, useHold } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Sheet } from '@callboard/ui';
import { useState } from 'react';
import { useKeptForm } from '../../kept-form/use-kept-form.ts';
import styles from './edit-info-sheet.module.css';
import { InfoConflict } from './info-conflict.tsx';
import { InfoFields } from './info-fields.tsx';
import { differing, infoBody, infoOf, taken } from './info-form.ts';
import { useEditInfo } from './use-edit-info.ts';

type EditInfoSheetProps = { crew: ProjectCrew; onClose: () => void };

/** What is told about a crew, to be changed by who plans it. */
export function EditInfoSheet({ crew, onClose }: EditInfoSheetProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  // As it was read when the sheet was opened: what differs from it is the wish.
  const [base] = useState({ version: crew.version, info: infoOf(crew) });
  const { form, change, forget } = useKeptForm(`crew-info/${crew.id}`, base.info);
  const [error, setError] = useState<CallError | null>(null);
  const changes = differing(base.info, form);
  useHold(changes.length > 0 ? t('edit-crew-info.hold') : null);
  const close = () => {
    forget();
    onClose();
  };
  const { mutate, isPending } = useEditInfo(crew.id, { onSaved: close, onRefused: setError });
  const theirs = infoOf(crew);
  const conflict = error?.code === 'conflict';
  const save = () => {
    setError(null);
    // After a conflict theirs has been shown: what is sent now is meant against it.
    const { version } = conflict ? crew : base;
    mutate({ params: { id: crew.id }, body: infoBody(base.info, form), version });
  };
  return (
    <Sheet
      open
      onClose={close}
      title={t('edit-crew-info.title')}
      subtitle={crew.name}
      actions={
        <Button wide busy={isPending} disabled={!online || changes.length === 0} onClick={save}>
          {t(conflict ? 'edit-crew-info.saveMine' : 'edit-crew-info.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        {!online && <Banner kind="warning" title={t('crew-paper.offline')} />}
        {conflict && (
          <InfoConflict
            before={base.info}
            theirs={theirs}
            mine={form}
            onTake={(field) => change(taken(field, theirs))}
          />
        )}
        {error && !conflict && <Banner kind="error" {...errorText(error)} />}
        <InfoFields form={form} errors={error ? fieldTexts(error) : {}} onChange={change} />
      </div>
    </Sheet>
  );
}
