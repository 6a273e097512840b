import { useWords } from '@callboard/i18n';
import type { Choice } from '@callboard/parts';
import { announce, IconButton } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useRef } from 'react';
import styles from '../create-document/create-document.module.css';
import { PlaceButton, ZoneText } from './signer-zone.tsx';
import type { Placing } from './signer-zone.tsx';
import { movedSigner } from './signer-order.ts';
import type { Signers } from './signer-order.ts';

type SignersInOrderProps = {
  signers: Signers;
  /** Whether it matters who stands first. */
  inOrder: boolean;
  /** How many stand before the first of them. */
  before?: number;
  canRemove?: boolean;
  /** Where the file has pages to sign on. */
  placing?: Placing | undefined;
  onChange: (signers: Signers) => void;
};

/** Those who sign, moved up and down where the order counts. */
export function SignersInOrder(props: SignersInOrderProps) {
  const { signers, inOrder, before = 0, canRemove, placing, onChange } = props;
  const t = useWords('documents');
  const list = useRef<HTMLOListElement>(null);
  const counts = inOrder && signers.length > 1;
  const move = (one: Choice, by: -1 | 1) => {
    const next = movedSigner(signers, one.id, by);
    onChange(next);
    const at = next.findIndex(({ id }) => id === one.id);
    const place = before + at + 1;
    announce(t('create-document.moved', { name: one.name, place, all: before + next.length }));
    // The row has moved with its button: whoever moves it by keyboard goes on from there.
    const buttons = () => list.current?.children[at]?.querySelectorAll('button');
    requestAnimationFrame(() => buttons()?.[by === -1 ? 0 : 1]?.focus());
  };
  return (
    <ol ref={list} aria-label={t('create-document.signersList')} className={column.gap3}>
      {signers.map((one, at) => (
        <li key={one.id} className={styles.signer}>
          {counts && <span className={styles.place}>{before + at + 1}</span>}
          <span className={styles.name}>
            {one.name}
            {placing && <ZoneText zone={placing.zoneOf(one.id)} />}
          </span>
          {counts && (
            <>
              <IconButton
                icon={ArrowUp}
                label={t('create-document.up', { name: one.name })}
                aria-disabled={at === 0}
                onClick={() => move(one, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t('create-document.down', { name: one.name })}
                aria-disabled={at === signers.length - 1}
                onClick={() => move(one, 1)}
              />
            </>
          )}
          {placing && <PlaceButton signer={one} onPlace={placing.onPlace} />}
          {canRemove && (
            <IconButton
              icon={X}
              label={t('create-document.remove', { name: one.name })}
              onClick={() => onChange(signers.filter(({ id }) => id !== one.id))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
