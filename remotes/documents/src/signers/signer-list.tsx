import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { FoundChoice } from '@callboard/parts';
import type { Choice } from '@callboard/parts';
import { Button } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { UserPlus } from 'lucide-react';
import { useSignersFound } from '../base/create-document.queries.ts';
import { allSigners } from './signer-order.ts';
import type { Signers } from './signer-order.ts';
import type { Placing } from './signer-zone.tsx';
import { SignersInOrder } from './signers-in-order.tsx';

type SignerListProps = {
  field: { id: string; label: string; error?: string | undefined };
  /** Instead of how to add somebody. */
  hint?: string;
  signers: Signers;
  /** Found, and not added yet. */
  chosen: Choice | null;
  /** Whether it matters who stands first. */
  inOrder: boolean;
  placing?: Placing | undefined;
  onChange: (change: { signers?: Signers; chosen?: Choice | null }) => void;
};

/** Who signs: found by name, added one after the other, and moved up and down where the order counts. */
export function SignerList(props: SignerListProps) {
  const { field, hint, signers, chosen, inOrder, placing, onChange } = props;
  const t = useWords('documents');
  const online = useOnline();
  const search = useSignersFound();
  const found = search.found.filter((one) => !signers.some(({ id }) => id === one.id));
  const add = () => {
    search.setAsked('');
    onChange({ signers: allSigners(signers, chosen), chosen: null });
  };
  return (
    <div className={column.gap3}>
      <div className={column.gap3}>
        <FoundChoice
          field={field}
          hint={hint ?? t('create-document.signersHint')}
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
        <SignersInOrder
          signers={signers}
          inOrder={inOrder}
          canRemove
          placing={placing}
          onChange={(next) => onChange({ signers: next })}
        />
      )}
    </div>
  );
}
