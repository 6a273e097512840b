import { ownZone, todayHere, useQuery } from '@callboard/client';
import { documents } from '@callboard/contract';
import { largestUpload } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { FormSheet, openedLater, useFormCommand, useFormSheet, useUpload } from '@callboard/parts';
import type { Choice } from '@callboard/parts';
import { DatePicker, FileInput, TextField, toast } from '@callboard/ui';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { documentChanged } from '../base/document-changed.ts';
import { tenantSettingsQuery } from '../base/sign-until.ts';
import {
  hasPages,
  newDocumentBody,
  newDocumentProblems,
  noDocument,
  titleOfFile,
} from './create-document-form.ts';
import { KindField } from '../document-templates/kind-field.tsx';
import { OrderChoice } from '../signers/order-choice.tsx';
import { SignerList } from '../signers/signer-list.tsx';

const ZoneSheet = openedLater(async () => (await import('../sign-zone/zone-sheet.tsx')).ZoneSheet);

type FileDocumentSheetProps = {
  /** From what else a document can be made. */
  source: ReactNode;
  /** With the id of the document, where one was created. */
  onClose: (created?: string) => void;
};

/** A new document to sign: its file, what it is, who signs it in which order, and until when. */
export function FileDocumentSheet({ source, onClose }: FileDocumentSheetProps) {
  const t = useWords('documents');
  const form = useFileDocumentForm(onClose);
  const { values, field, change } = form;
  const [placed, setPlaced] = useState<Choice | null>(null);
  const endPlacing = () => setPlaced(null);
  const zoneOf = (id: string) => values.zones?.[id] ?? null;
  const [file] = values.files;
  return (
    <>
      <FormSheet form={form} submit={t('create-document.submit')}>
        {source}
        <FileInput
          label={t('create-document.file')}
          hint={t('create-document.fileHint')}
          files={[...values.files]}
          onFiles={(files) => {
            const file = files.at(-1);
            const name = values.name || (file ? titleOfFile(file) : '');
            change({ files: file ? [file] : [], name, zones: {} });
          }}
          accept={['application/pdf', 'image/*']}
          maxBytes={largestUpload}
          error={field('files').error}
        />
        <TextField {...field('name')} required maxLength={120} autoComplete="off" />
        <KindField field={field('typeId')} />
        <SignerList
          field={field('signers')}
          signers={values.signers}
          chosen={values.chosen}
          inOrder={values.order === 'one by one'}
          placing={hasPages(values) ? { zoneOf, onPlace: setPlaced } : undefined}
          onChange={change}
        />
        <OrderChoice order={values.order} onOrder={(order) => change({ order })} />
        <DatePicker {...field('until')} hint={t('create-document.untilHint')} min={todayHere()} />
      </FormSheet>
      {placed && file && (
        <ZoneSheet
          name={placed.name}
          document={values.name}
          read={{ kind: 'there', file: { blob: file, type: file.type, sealed: false } }}
          zone={zoneOf(placed.id)}
          onZone={(zone) => change({ zones: { ...values.zones, [placed.id]: zone } })}
          onClose={endPlacing}
          onMissing={endPlacing}
        />
      )}
    </>
  );
}

function useFileDocumentForm(onClose: FileDocumentSheetProps['onClose']) {
  const t = useWords('documents');
  const created = useRef<string>(undefined);
  const zone = useQuery(tenantSettingsQuery).data?.timeZone ?? ownZone();
  const today = todayHere();
  const upload = useUpload();
  const create = useFormCommand(documents.createDocument, {
    onSuccess: ({ id }) => {
      toast.success(t('create-document.done'));
      return documentChanged(id);
    },
  });
  return useFormSheet({
    title: t('create-document.title'),
    draft: 'create-document',
    offline: 'needs-network',
    labels: {
      files: t('create-document.file'),
      name: t('create-document.name'),
      typeId: t('create-document.type'),
      signers: t('create-document.signers'),
      chosen: t('create-document.signers'),
      order: t('create-document.order'),
      zones: t('sign-zone.label'),
      until: t('document.signUntil'),
    },
    paths: { uploadId: 'files', signatories: 'signers', signatoriesOrder: 'order', expiresAt: 'until' },
    start: noDocument,
    endpoint: documents.createDocument,
    body: (values) => newDocumentBody(values, zone),
    check: (values) => newDocumentProblems(values, today),
    send: async (body, { values }) => {
      const uploadId = await upload(values.files[0]);
      created.current = (await create({ body: { ...body, uploadId } })).id;
    },
    onClose: () => onClose(created.current),
  });
}
