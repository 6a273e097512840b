import { useWords } from '@callboard/i18n';
import { Chip, ChipRow } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import type { SigningOrder } from './signer-order.ts';

type OrderChoiceProps = { order: SigningOrder; onOrder: (order: SigningOrder) => void };

/** One after the other or all at once, and what that means for whoever signs. */
export function OrderChoice({ order, onOrder }: OrderChoiceProps) {
  const t = useWords('documents');
  const inOrder = order === 'one by one';
  return (
    <div className={column.gap3}>
      <ChipRow label={t('create-document.order')}>
        <Chip
          label={t('create-document.oneByOne')}
          selected={inOrder}
          onClick={() => onOrder('one by one')}
        />
        <Chip label={t('create-document.parallel')} selected={!inOrder} onClick={() => onOrder('parallel')} />
      </ChipRow>
      <p className={quiet.text}>{t(`create-document.${inOrder ? 'oneByOneHint' : 'parallelHint'}`)}</p>
    </div>
  );
}
