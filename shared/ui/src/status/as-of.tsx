import { useFormat, useWords } from '@callboard/i18n';
import type { Format } from '@callboard/i18n';
import { CloudOff } from 'lucide-react';
import styles from './as-of.module.css';

/** 07:41 today, and with its day when it was another one. */
export const ageOf = (at: number, { time, dateTime }: Format): string =>
  new Date(at).toDateString() === new Date().toDateString() ? time(at) : dateTime(at);

/** Says how old the words below are while nothing newer can be had. */
export function AsOf({ at }: { at: number }) {
  const t = useWords('ui');
  const format = useFormat();
  return (
    <output className={styles.asOf}>
      <CloudOff size={16} />
      {t('asOf', { time: ageOf(at, format) })}
    </output>
  );
}
