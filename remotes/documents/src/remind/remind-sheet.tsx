import { serverNow, useCommand, useOnline } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Button, List, ListRow, Sheet, toast } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { useState } from 'react';
import { documentChanged } from '../base/document-changed.ts';

const hourMs = 3_600_000;

type RemindSheetProps = { document: DocumentDetail; onClose: () => void };

/** Whose signature is awaited, when each was reminded last, and reminding them again. */
export function RemindSheet({ document, onClose }: RemindSheetProps) {
  const t = useWords('documents');
  const { dateTime, list } = useFormat();
  const online = useOnline();
  const [refused, setRefused] = useState<unknown>(null);
  const { id, name, signatories } = document;
  const asked = signatories.filter(({ turn }) => turn);
  const isDue = ({ remindedAt }: (typeof asked)[number]) =>
    !remindedAt || serverNow() - Date.parse(remindedAt) >= hourMs;
  const canRemind = asked.some(isDue);
  const remind = useCommand(documents.remind, {
    onSuccess: ({ reminded }) => {
      const names = list(reminded);
      toast.success(reminded.length > 0 ? t('remind.done', { names }) : t('remind.nobody'));
      onClose();
      return documentChanged(id);
    },
    onError: (error) => {
      setRefused(error);
      return documentChanged(id);
    },
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('remind.title')}
      subtitle={name}
      actions={
        <Button
          wide
          size="large"
          busy={remind.isPending}
          disabled={!online || !canRemind}
          onClick={() => remind.mutate({ params: { id }, body: {} })}
        >
          {t('remind.submit')}
        </Button>
      }
    >
      <div className={column.gap5}>
        {refused !== null && <Banner kind="error" {...errorTextOf(refused)} />}
        <p>{t('remind.text')}</p>
        <List label={t('remind.people')} state={{ kind: 'full' }}>
          {asked.map((one) => (
            <ListRow
              key={one.id}
              title={one.name}
              subtitle={
                one.remindedAt ? t('remind.last', { at: dateTime(one.remindedAt) }) : t('remind.never')
              }
            />
          ))}
        </List>
        {!canRemind && <p>{t('remind.lately')}</p>}
      </div>
    </Sheet>
  );
}
