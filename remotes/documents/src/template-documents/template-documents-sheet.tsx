import { invalidate, ownZone, todayHere, useQuery } from '@callboard/client';
import { documentTemplates } from '@callboard/contract';
import type { DocumentTemplate, FilledTemplate } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Banner, DatePicker, Faces, Select, Skeleton, toast } from '@callboard/ui';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { SignerList } from '../signers/signer-list.tsx';
import { documentChanged } from '../base/document-changed.ts';
import { useFieldNames } from '../document-templates/use-field-names.ts';
import { tenantSettingsQuery } from '../base/sign-until.ts';
import { FilledPreviews } from './filled-previews.tsx';
import { MissingFields } from './missing-fields.tsx';
import {
  missingTexts,
  noDocuments,
  peopleOf,
  templateDocumentsBody,
  templateDocumentsProblems,
} from './template-documents-form.ts';
import type { TemplateDocuments } from './template-documents-form.ts';
import { useFilled } from './use-filled.ts';

type TemplateDocumentsSheetProps = {
  templates: readonly DocumentTemplate[];
  /** From what else a document can be made. */
  source: ReactNode;
  /** With the id of the document, where one was made for one person. */
  onClose: (created?: string) => void;
};

/** Documents from a template, one for each person, as their papers will say it. */
export function TemplateDocumentsSheet({ templates, source, onClose }: TemplateDocumentsSheetProps) {
  const t = useWords('documents');
  const { list } = useFormat();
  const today = todayHere();
  const [wanted, setWanted] = useState<Pick<TemplateDocuments, 'templateId' | 'people' | 'chosen'>>();
  const { asked, read, filled, isWhole } = useFilled(
    wanted?.templateId ?? '',
    wanted ? peopleOf(wanted) : [],
  );
  const form = useTemplateDocumentsForm(filled, onClose);
  const { values, field, change } = form;
  const { templateId, people, chosen, typed } = values;
  if (wanted?.templateId !== templateId || wanted.people !== people || wanted.chosen !== chosen)
    setWanted({ templateId, people, chosen });
  const template = templates.find(({ id }) => id === templateId);
  const missing = missingTexts(filled);
  const gone = isWhole
    ? peopleOf(values).filter(({ id }) => !filled.some(({ person }) => person.id === id))
    : [];
  return (
    <FormSheet
      form={form}
      submit={t('create-document.submit')}
      stopped={(asked && !isWhole) || gone.length > 0}
    >
      {source}
      <Select
        {...field('templateId')}
        placeholder={t('template-documents.choose')}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <SignerList
        field={field('people')}
        hint={t('template-documents.each')}
        signers={people}
        chosen={chosen}
        inOrder={false}
        onChange={({ signers, ...rest }) => change({ ...rest, ...(signers && { people: signers }) })}
      />
      {gone.length > 0 && (
        <Banner
          kind="error"
          title={t('template-documents.gone', { names: list(gone.map(({ name }) => name)) })}
        />
      )}
      {missing.length > 0 && (
        <MissingFields
          field={field('typed')}
          missing={missing}
          typed={typed}
          onTyped={(next) => change({ typed: next })}
        />
      )}
      <DatePicker {...field('until')} hint={t('create-document.untilHint')} min={today} />
      {asked && template && (
        <Faces read={read} loading={<Skeleton height="12rem" />}>
          {() => <FilledPreviews template={template} filled={filled} typed={typed} />}
        </Faces>
      )}
    </FormSheet>
  );
}

function useTemplateDocumentsForm(
  filled: readonly FilledTemplate[],
  onClose: TemplateDocumentsSheetProps['onClose'],
) {
  const t = useWords('documents');
  const { list } = useFormat();
  const { nameOf } = useFieldNames();
  const zone = useQuery(tenantSettingsQuery).data?.timeZone ?? ownZone();
  const today = todayHere();
  const created = useRef<string>(undefined);
  const make = useFormCommand(documentTemplates.createTemplateDocuments, {
    onSuccess: ({ items }) => {
      toast.success(t('template-documents.done', { count: items.length }));
      return Promise.all(items.map(({ id }) => documentChanged(id)));
    },
    // The records may hold something else by now.
    onRefused: () => invalidate(documentTemplates.templateValues),
  });
  return useFormSheet({
    title: t('create-document.title'),
    draft: 'template-documents',
    offline: 'needs-network',
    labels: {
      templateId: t('template-documents.template'),
      people: t('template-documents.people'),
      chosen: t('template-documents.people'),
      typed: t('template-documents.missing'),
      until: t('document.signUntil'),
    },
    paths: { personId: 'people', typed: 'typed', expiresAt: 'until' },
    start: noDocuments,
    endpoint: documentTemplates.createTemplateDocuments,
    body: (values) => templateDocumentsBody(values, { filled, zone }),
    check: (values) =>
      templateDocumentsProblems(values, {
        filled,
        today,
        missingText: (missing) =>
          t('template-documents.stillMissing', {
            fields: list(missing.map(({ field, name }) => [nameOf(field), name].filter(Boolean).join(' · '))),
          }),
      }),
    send: async (body, { values }) => {
      const { items } = await make({ params: { id: values.templateId }, body });
      if (items.length === 1) created.current = items[0]?.id;
    },
    onClose: () => onClose(created.current),
  });
}
