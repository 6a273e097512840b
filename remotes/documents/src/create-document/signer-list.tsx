import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { FoundChoice } from '@callboard/parts';
import type { Choice } from '@callboard/parts';
import { announce, Button, IconButton } from '@callboard/ui';
import { ArrowDown, ArrowUp, UserPlus, X } from 'lucide-react';
import { useRef } from 'react';
import { useSignersFound } from './create-document.queries.ts';
import styles from './create-document.module.css';
import { allSigners, movedSigner } from './signer-order.ts';
import type { Signers } from './signer-order.ts';

type SignerListProps = {
  field: { id: string; label: string; error?: string | undefined };
  signers: Signers;
  /** Found, and not added yet. */
  chosen: Choice | null;
  /** Whether it matters who stands first. */
  inOrder: boolean;
  onChange: (change: { signers?: Signers; chosen?: Choice | null }) => void;
};

/** Who signs: found by name, added one after the other, and moved up and down where the order counts. */
export function SignerList({ field, signers, chosen, inOrder, onChange }: SignerListProps) {
  const t = useWords('documents');
  const online = useOnline();
  const search = useSignersFound();
  const list = useRef<HTMLOListElement>(null);
  const found = search.found.filter((one) => !signers.some(({ id }) => id === one.id));
  const add = () => {
    search.setAsked('');
    onChange({ signers: allSigners(signers, chosen), chosen: null });
  };
  const move = (one: Choice, by: -1 | 1) => {
    const next = movedSigner(signers, one.id, by);
    onChange({ signers: next });
    const place = next.findIndex(({ id }) => id === one.id) + 1;
    announce(t('create-document.moved', { name: one.name, place, all: next.length }));
    // The row has moved with its button: whoever moves it by keyboard goes on from there.
    const buttons = () => list.current?.children[place - 1]?.querySelectorAll('button');
    requestAnimationFrame(() => buttons()?.[by === -1 ? 0 : 1]?.focus());
  };
  return (
    <div className={styles.part}>
      <div className={styles.add}>
        <FoundChoice
          field={field}
          hint={t('create-document.signersHint')}
          chosen={chosen}
          onChosen={(one) => onChange({ chosen: one })}
          search={{ ...search, found }}
          disabled={!online}
          required
        />
        <Button kind="secondary" icon={UserPlus} disabled={!online || chosen === null} onClick={add}>
          {t('create-document.add')}
        </Button>
      </div>
      {signers.length > 0 && (
        <ol ref={list} aria-label={t('create-document.signersList')} className={styles.signers}>
          {signers.map((one, at) => (
            <li key={one.id} className={styles.signer}>
              {inOrder && signers.length > 1 && <span className={styles.place}>{at + 1}</span>}
              <span className={styles.name}>{one.name}</span>
              {inOrder && signers.length > 1 && (
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
              <IconButton
                icon={X}
                label={t('create-document.remove', { name: one.name })}
                onClick={() => onChange({ signers: signers.filter(({ id }) => id !== one.id) })}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
