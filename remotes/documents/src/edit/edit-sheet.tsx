import { ownZone, queryClient, useQuery } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Banner, DatePicker, TextField, toast } from '@callboard/ui';
import { OrderChoice } from '../create-document/order-choice.tsx';
import { SignersInOrder } from '../create-document/signers-in-order.tsx';
import { documentChanged } from '../document-changed.ts';
import { documentQuery } from '../documents.queries.ts';
import { tenantSettingsQuery } from '../sign-until.ts';
import { editBody, editProblems, editable } from './edit-form.ts';
import { openSigners, stillOpen } from './open-signers.ts';

type EditSheetProps = { document: DocumentDetail; onClose: () => void };

/** Title, days and order of a document; what somebody has signed keeps its title, who has signed the place. */
export function EditSheet({ document, onClose }: EditSheetProps) {
  const t = useWords('documents');
  const { list } = useFormat();
  const { id, name, version, signatoriesSigned, may } = document;
  const isOffice = may.seeEvidence;
  const isSigned = signatoriesSigned > 0;
  const open = openSigners(document);
  const zone = useQuery(tenantSettingsQuery).data?.timeZone ?? ownZone();
  const edit = useFormCommand(documents.editDocument, {
    onSuccess: () => {
      toast.success(t('edit.done'));
      return documentChanged(id);
    },
  });
  const form = useFormSheet({
    title: t('edit.title'),
    draft: `edit-document/${id}`,
    offline: 'needs-network',
    labels: {
      name: t('create-document.name'),
      until: t('document.signUntil'),
      order: t('create-document.order'),
      signers: t('create-document.signersList'),
      validFrom: t('document.validFrom'),
      validUntil: t('document.validUntil'),
    },
    paths: { expiresAt: 'until', signatoriesOrder: 'order', signatoriesIds: 'signers' },
    edits: {
      values: editable(document, zone),
      version,
      readAgain: () => queryClient.fetchQuery({ ...documentQuery(id), staleTime: 0 }),
      shown: {
        order: (order) => t(`create-document.${order === 'one by one' ? 'oneByOne' : 'parallel'}`),
        signers: (signers) => list(signers.map((one) => one.name)),
      },
    },
    endpoint: documents.editDocument,
    body: (values, changed) => editBody(values, changed, { zone, open }),
    check: editProblems,
    send: (body, sent) => edit({ params: { id }, version: sent.version, body }),
    onClose,
  });
  const { values, field, change } = form;
  const signers = stillOpen(values.signers, open);
  const inOrder = values.order === 'one by one';
  return (
    <FormSheet form={form} subtitle={name} submit={t('edit.submit')}>
      {isOffice && isSigned && <Banner kind="info" title={t('edit.signed')} />}
      {isOffice && !isSigned && <TextField {...field('name')} required maxLength={120} autoComplete="off" />}
      {/* Whom nobody has to remind nobody has to give time. */}
      {may.remind && <DatePicker {...field('until')} hint={t('create-document.untilHint')} />}
      {may.remind && open.length > 1 && (
        <>
          <OrderChoice order={values.order} onOrder={(order) => change({ order })} />
          {inOrder && (
            <SignersInOrder
              signers={signers}
              inOrder
              before={signatoriesSigned}
              onChange={(next) => change({ signers: next })}
            />
          )}
        </>
      )}
      <DatePicker {...field('validFrom')} />
      <DatePicker {...field('validUntil')} />
    </FormSheet>
  );
}
