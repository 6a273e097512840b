import { ownZone, queryClient, useQuery } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Banner, DatePicker, TextField, toast } from '@callboard/ui';
import { documentChanged } from '../document-changed.ts';
import { documentQuery } from '../documents.queries.ts';
import { tenantSettingsQuery } from '../sign-until.ts';
import { editBody, editProblems, editable } from './edit-form.ts';

type EditSheetProps = { document: DocumentDetail; onClose: () => void };

/** Title and days of a document; what somebody has signed keeps its title. */
export function EditSheet({ document, onClose }: EditSheetProps) {
  const t = useWords('documents');
  const { id, name, version, signatoriesSigned, may } = document;
  const isOffice = may.seeEvidence;
  const isSigned = signatoriesSigned > 0;
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
      validFrom: t('document.validFrom'),
      validUntil: t('document.validUntil'),
    },
    paths: { expiresAt: 'until' },
    edits: {
      values: editable(document, zone),
      version,
      readAgain: () => queryClient.fetchQuery({ ...documentQuery(id), staleTime: 0 }),
    },
    endpoint: documents.editDocument,
    body: (values, changed) => editBody(values, changed, zone),
    check: editProblems,
    send: (body, sent) => edit({ params: { id }, version: sent.version, body }),
    onClose,
  });
  const { field } = form;
  return (
    <FormSheet form={form} subtitle={name} submit={t('edit.submit')}>
      {isOffice && isSigned && <Banner kind="info" title={t('edit.signed')} />}
      {isOffice && !isSigned && <TextField {...field('name')} required maxLength={120} autoComplete="off" />}
      {/* Whom nobody has to remind nobody has to give time. */}
      {may.remind && <DatePicker {...field('until')} hint={t('create-document.untilHint')} />}
      <DatePicker {...field('validFrom')} />
      <DatePicker {...field('validUntil')} />
    </FormSheet>
  );
}
