import { ownZone, queryClient, useQuery } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, openedLater, useFormCommand, useFormSheet } from '@callboard/parts';
import type { Choice } from '@callboard/parts';
import { Banner, DatePicker, TextField, toast } from '@callboard/ui';
import { useState } from 'react';
import { documentChanged } from '../base/document-changed.ts';
import { documentQuery } from '../base/documents.queries.ts';
import { useDocumentFile } from '../reader/use-document-file.ts';
import type { Zone } from '../sign-zone/zone.ts';
import { tenantSettingsQuery } from '../base/sign-until.ts';
import { editBody, editProblems, editable } from './edit-form.ts';
import { openSigners } from './open-signers.ts';
import { SigningFields } from './signing-fields.tsx';

const ZoneSheet = openedLater(async () => (await import('../sign-zone/zone-sheet.tsx')).ZoneSheet);

type EditSheetProps = { document: DocumentDetail; onClose: () => void };

/** Title, days and order of a document; what somebody has signed keeps its title, who has signed the place. */
export function EditSheet({ document, onClose }: EditSheetProps) {
  const t = useWords('documents');
  const { name, signatoriesSigned, may } = document;
  const isOffice = may.seeEvidence;
  const isSigned = signatoriesSigned > 0;
  const [placed, setPlaced] = useState<Choice | null>(null);
  const endPlacing = () => setPlaced(null);
  const file = useDocumentFile(document, placed !== null);
  const form = useEditForm({ document, onClose });
  const { values, field, change } = form;
  return (
    <>
      <FormSheet form={form} subtitle={name} submit={t('edit.submit')}>
        {isOffice && isSigned && <Banner kind="info" title={t('edit.signed')} />}
        {isOffice && !isSigned && (
          <TextField {...field('name')} required maxLength={120} autoComplete="off" />
        )}
        {/* Whom nobody has to remind nobody has to give time. */}
        {may.remind && <DatePicker {...field('until')} hint={t('create-document.untilHint')} />}
        {may.remind && (
          <SigningFields document={document} values={values} change={change} onPlace={setPlaced} />
        )}
        <DatePicker {...field('validFrom')} />
        <DatePicker {...field('validUntil')} />
      </FormSheet>
      {placed && (
        <ZoneSheet
          name={placed.name}
          document={name}
          read={file}
          zone={values.zones[placed.id] ?? null}
          onZone={(chosen) => change({ zones: { ...values.zones, [placed.id]: chosen } })}
          onClose={endPlacing}
          onMissing={endPlacing}
        />
      )}
    </>
  );
}

function useEditForm({ document, onClose }: EditSheetProps) {
  const t = useWords('documents');
  const { list } = useFormat();
  const { id, version } = document;
  const open = openSigners(document);
  const placeText = (place: Zone | null | undefined) =>
    place ? t('sign-zone.onPage', { page: place.page }) : t('sign-zone.behind');
  const zone = useQuery(tenantSettingsQuery).data?.timeZone ?? ownZone();
  const edit = useFormCommand(documents.editDocument, {
    onSuccess: () => {
      toast.success(t('edit.done'));
      return documentChanged(id);
    },
  });
  return useFormSheet({
    title: t('edit.title'),
    draft: `document-edits/${id}`,
    offline: 'needs-network',
    labels: {
      name: t('create-document.name'),
      until: t('document.signUntil'),
      order: t('create-document.order'),
      signers: t('create-document.signersList'),
      zones: t('sign-zone.label'),
      validFrom: t('document.validFrom'),
      validUntil: t('document.validUntil'),
    },
    paths: {
      expiresAt: 'until',
      signatoriesOrder: 'order',
      signatoriesIds: 'signers',
      signatureZones: 'zones',
    },
    edits: {
      values: editable(document, zone),
      version,
      readAgain: () => queryClient.fetchQuery({ ...documentQuery(id), staleTime: 0 }),
      shown: {
        order: (order) => t(`create-document.${order === 'one by one' ? 'oneByOne' : 'parallel'}`),
        signers: (signers) => list(signers.map((one) => one.name)),
        zones: (zones) => list(open.map((one) => `${one.name}: ${placeText(zones[one.id])}`)),
      },
    },
    endpoint: documents.editDocument,
    body: (values, changed) => editBody(values, changed, { zone, open }),
    check: editProblems,
    send: (body, sent) => edit({ params: { id }, version: sent.version, body }),
    onClose,
  });
}
