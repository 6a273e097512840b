import { useWords } from '@callboard/i18n';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './field.module.css';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export type SearchFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'end' | 'value' | 'onValue' | 'ref'> & {
  value: string;
  onValue: (value: string) => void;
  /** What the search found, in short: "12 of 250". It is read out when it changes. */
  summary?: string | undefined;
};

export function SearchField({ value, onValue, summary, ...rest }: SearchFieldProps) {
  const t = useWords('ui');
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValue('');
    input.current?.focus();
  };
  return (
    <TextField
      labelHidden
      placeholder={rest.label}
      enterKeyHint="search"
      autoComplete="off"
      {...rest}
      ref={input}
      type="search"
      icon={Search}
      value={value}
      onValue={onValue}
      end={
        <>
          <output className={styles.summary}>{summary}</output>
          {value && <IconButton label={t('search.clear')} icon={X} onClick={clear} />}
        </>
      }
    />
  );
}
