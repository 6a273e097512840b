import type { DocumentDetail } from '@callboard/contract';
import type { Choice, FormFields } from '@callboard/parts';
import { OrderChoice } from '../signers/order-choice.tsx';
import { SignersInOrder } from '../signers/signers-in-order.tsx';
import type { EditedDocument } from './edit-form.ts';
import { openSigners, stillOpen } from './open-signers.ts';

type SigningFieldsProps = Pick<FormFields<EditedDocument>, 'values' | 'change'> & {
  document: DocumentDetail;
  onPlace: (signer: Choice) => void;
};

/** In which order those sign who have not, and where on the paper. */
export function SigningFields({ document, values, change, onPlace }: SigningFieldsProps) {
  const open = openSigners(document);
  const inOrder = values.order === 'one by one';
  const hasPages = document.file?.type === 'application/pdf';
  const placing = { zoneOf: (id: string) => values.zones[id] ?? null, onPlace };
  return (
    <>
      {open.length > 1 && <OrderChoice order={values.order} onOrder={(order) => change({ order })} />}
      {open.length > 0 && (hasPages || (inOrder && open.length > 1)) && (
        <SignersInOrder
          signers={stillOpen(values.signers, open)}
          inOrder={inOrder}
          before={document.signatoriesSigned}
          placing={hasPages ? placing : undefined}
          onChange={(signers) => change({ signers })}
        />
      )}
    </>
  );
}
