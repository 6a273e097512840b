import { useFormat } from '@callboard/i18n';
import { useState } from 'react';

/** The person's own day, as it was when the screen opened. */
export function useToday(): string {
  const { isoDay } = useFormat();
  const [today] = useState(() => isoDay(Date.now()));
  return today;
}
