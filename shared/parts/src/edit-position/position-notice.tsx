import type { ChangeEffect } from '@callboard/domain';
import { Banner } from '@callboard/ui';
import { ChangeLines } from '../change-lines/change-lines.tsx';
import { usePartWords } from '../words/use-part-words.ts';
import { useChangeLines } from './use-change-lines.ts';

type PositionNoticeProps = { name: string; effect: ChangeEffect; currency: string };

/** What the person will be told, before it is saved. */
export function PositionNotice({ name, effect, currency }: PositionNoticeProps) {
  const t = usePartWords();
  const linesOf = useChangeLines(currency);
  const isAsked = effect.kind === 'confirmAgain';
  return (
    <>
      <Banner kind={isAsked ? 'warning' : 'info'} title={t(`edit-position.told.${effect.kind}`, { name })} />
      {isAsked && <ChangeLines lines={linesOf(effect.changes)} />}
    </>
  );
}
