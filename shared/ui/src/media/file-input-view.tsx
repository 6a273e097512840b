import { useFormat, useWords } from '@callboard/i18n';
import { FileUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Field } from '../field/field.tsx';
import { FileDrop } from './file-drop.tsx';
import styles from './file-drop.module.css';
import type { FileInputProps } from './file-input.tsx';
import { accepts } from './fits.ts';

export function FileInputView(props: FileInputProps) {
  const { label, hint, error, files, onFiles, accept, multiple, maxBytes = Infinity, id, disabled } = props;
  const t = useWords('ui');
  const { bytes } = useFormat();
  const [refused, setRefused] = useState<string>();
  const complaint = (file: File) => {
    if (!accepts(accept, file)) return t('file.wrongType', { name: file.name });
    if (file.size > maxBytes) return t('file.tooBig', { name: file.name, limit: bytes(maxBytes) });
    return undefined;
  };
  const pick = (picked: readonly File[]) => {
    setRefused(picked.map(complaint).find(Boolean));
    const good = picked.filter((file) => !complaint(file));
    if (good.length > 0) onFiles(multiple ? [...files, ...good] : good.slice(0, 1));
  };
  return (
    <Field label={label} hint={hint} error={error ?? refused} id={id}>
      {(wiring) => (
        <>
          <FileDrop
            {...wiring}
            icon={FileUp}
            label={multiple ? t('file.chooseMany') : t('file.choose')}
            hint={t('file.drop')}
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            onPick={pick}
          />
          {files.length > 0 && (
            <ul className={styles.files}>
              {files.map((file) => (
                <li key={`${file.name}/${file.size}/${file.lastModified}`} className={styles.file}>
                  <span className={styles.name}>{file.name}</span>
                  <span className={styles.size}>{bytes(file.size)}</span>
                  <IconButton
                    label={t('file.remove', { name: file.name })}
                    icon={Trash2}
                    onClick={() => onFiles(files.filter((other) => other !== file))}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
