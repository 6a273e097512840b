import { useOnline } from '@callboard/client';
import type { Receipt } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { PaperRow } from '@callboard/parts';
import { IconButton, List, PhotoInput, Section } from '@callboard/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styles from './receipt-photos.module.css';
import { useReceiptPhotos } from './use-receipt-photos.ts';

/** Photos of the paper, and other files. */
export function ReceiptPhotos({ receipt }: { receipt: Receipt }) {
  const t = useWords('finance');
  const { date } = useFormat();
  const online = useOnline();
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const { add, remove } = useReceiptPhotos(receipt.number);
  const { documentList, may } = receipt;
  const send = async (picked: readonly File[]) => {
    setWaiting(picked);
    setWaiting(await add(picked));
  };
  return (
    <Section title={t('receipt.photos')} count={documentList.length}>
      {documentList.length > 0 && (
        <ul className={styles.photos} aria-label={t('receipt.photos')}>
          {documentList.map(({ id, name, file }) =>
            file?.type.startsWith('image/') ? (
              <li key={id} className={styles.photo}>
                <a href={file.url} target="_blank" rel="noopener noreferrer">
                  <img src={file.url} alt={name} loading="lazy" />
                </a>
                {may.edit && (
                  <IconButton
                    icon={Trash2}
                    label={t('receipt.removePhoto', { name })}
                    disabled={!online}
                    onClick={() => remove(id)}
                  />
                )}
              </li>
            ) : null,
          )}
        </ul>
      )}
      {documentList.some(({ file }) => file && !file.type.startsWith('image/')) && (
        <List label={t('receipt.papers')} state={{ kind: 'full' }}>
          {documentList.map(
            ({ id, name, file, createdAt }) =>
              file &&
              !file.type.startsWith('image/') && (
                <PaperRow
                  key={id}
                  title={name}
                  kind={date(createdAt, 'medium')}
                  file={file}
                  read={() => Promise.resolve({ url: file.url })}
                />
              ),
          )}
        </List>
      )}
      {may.edit && (
        <PhotoInput
          label={t('receipt.addPhoto')}
          photos={waiting}
          onPhotos={(photos) => void send(photos)}
          multiple
          disabled={!online}
        />
      )}
    </Section>
  );
}
