import { Coins } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';

/** Nobody has said what a person is paid for a position. */
export function PayMissing({ name, size }: { name: string; size: number }) {
  const t = usePartWords();
  return (
    <>
      <Coins size={size} />
      <span>{t('conflicts.payMissing', { name })}</span>
    </>
  );
}
