import { useQuery } from '@callboard/client';
import { projects } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { ComboBox, DatePicker, Select, TextArea, TextField } from '@callboard/ui';
import { useRef } from 'react';
import { companiesQuery, companyQuery, companyRateCardsQuery } from '../base/projects.queries.ts';
import { createBody, createProblems, noProject } from './create-project-form.ts';
import { useCreateProject } from './use-create-project.ts';

type CreateProjectSheetProps = {
  /** With the number of the project, where one was created. */
  onClose: (created?: string) => void;
};

/** A new project: for whom, what, and when. */
export function CreateProjectSheet({ onClose }: CreateProjectSheetProps) {
  const t = useWords('projects');
  const createProject = useCreateProject();
  const created = useRef<string>(undefined);
  const companies = useQuery(companiesQuery);
  const options = (companies.data?.items ?? []).map(({ id, name, city }) => ({
    value: id,
    label: name,
    hint: city || undefined,
  }));
  // Who works for one company only needs not choose.
  const only = options.length === 1 ? (options[0]?.value ?? '') : '';
  const form = useFormSheet({
    title: t('create-project.title'),
    draft: 'create-project',
    offline: 'needs-network',
    labels: {
      companyId: t('create-project.company'),
      clientMarkId: t('create-project.clientMark'),
      name: t('create-project.name'),
      beginDate: t('create-project.begin'),
      endDate: t('create-project.end'),
      reference: t('project.reference'),
      rateCardId: t('project.rateCard'),
      comment: t('project.comment'),
    },
    start: noProject,
    endpoint: projects.createProject,
    body: (values) => createBody({ ...values, companyId: values.companyId || only }),
    check: (values) => createProblems(values, t('create-project.nameMissing'), t('create-project.endBefore')),
    send: async (body) => {
      created.current = (await createProject({ body })).number;
    },
    onClose: () => onClose(created.current),
  });
  const companyId = form.values.companyId || only;
  const company = useQuery({ ...companyQuery(companyId), enabled: companyId !== '' }).data;
  const rateCards =
    useQuery({ ...companyRateCardsQuery(companyId, form.values.beginDate), enabled: companyId !== '' }).data
      ?.items ?? [];
  const marks = company?.clientMarks ?? [];
  const none = { value: '', label: t('create-project.none') };
  const choices = (all: readonly { id: string; caption: string }[]) => [
    none,
    ...all.map(({ id, caption }) => ({ value: id, label: caption })),
  ];
  return (
    <FormSheet form={form} submit={t('create-project.submit')} offlineText={t('create-project.offline')}>
      <ComboBox
        {...form.field('companyId')}
        value={companyId}
        options={options}
        busy={companies.isFetching}
        onValue={(value) => form.change({ companyId: value, clientMarkId: '', rateCardId: '' })}
        required
      />
      {marks.length > 0 && <Select {...form.field('clientMarkId')} options={choices(marks)} />}
      <TextField {...form.field('name')} required maxLength={120} />
      <DatePicker {...form.field('beginDate')} required />
      <DatePicker {...form.field('endDate')} hint={t('create-project.endHint')} />
      <TextField {...form.field('reference')} maxLength={120} />
      {rateCards.length > 0 && <Select {...form.field('rateCardId')} options={choices(rateCards)} />}
      <TextArea {...form.field('comment')} rows={3} maxLength={1000} />
    </FormSheet>
  );
}
