import { useQuery } from '@callboard/client';
import { projects } from '@callboard/contract';
import type { Project } from '@callboard/contract';
import { projectStatuses } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Banner, ComboBox, DatePicker, Select, TextArea, TextField, toast } from '@callboard/ui';
import { useState } from 'react';
import { LeaderChoice, LocationChoice } from '../found-choice/found-choice.tsx';
import type { Chosen } from '../found-choice/found-choice.tsx';
import { companiesQuery, companyQuery, companyRateCardsQuery } from '../projects.queries.ts';
import { editBody, editProblems, editable, shownAt } from './edit-project-form.ts';
import { projectChanged, readProjectAgain } from './project-changed.ts';

type Choice = { readonly id: string; readonly caption: string };
const nameOf = (one: Chosen) => one?.name ?? '';
type EditProjectSheetProps = { project: Project; onClose: () => void };

/** What a planner can change of a project; who was faster is shown beside what was typed. */
export function EditProjectSheet({ project, onClose }: EditProjectSheetProps) {
  const t = useWords('projects');
  const { date } = useFormat();
  const { number, company, clientMark, rateCard, version } = project;
  const [id, setId] = useState(company?.id ?? '');
  const isSame = id === (company?.id ?? '');
  const companies = useQuery({ ...companiesQuery, enabled: project.may.editCompany });
  const marks = useQuery({ ...companyQuery(id), enabled: id !== '' }).data?.clientMarks ?? [];
  const cards =
    useQuery({ ...companyRateCardsQuery(id, project.beginDate), enabled: id !== '' }).data?.items ?? [];
  const mark = isSame && clientMark ? { id: clientMark.id, caption: clientMark.name } : null;
  const allMarks = withCurrent(marks, mark);
  const allCards = withCurrent(cards, isSame ? rateCard : null);
  const allCompanies = withCurrent(
    (companies.data?.items ?? []).map((one) => ({ id: one.id, caption: one.name })),
    company && { id: company.id, caption: company.name },
  );
  const edit = useFormCommand(projects.editProject, {
    onSuccess: ({ name }) => {
      toast.success(t('change-project.saved', { name }));
      return projectChanged();
    },
  });
  const captionIn = (all: readonly Choice[]) => (chosen: string) =>
    all.find((one) => one.id === chosen)?.caption ?? t('create-project.none');
  const form = useFormSheet({
    title: t('change-project.edit'),
    draft: `edit-project/${number}`,
    offline: 'needs-network',
    labels: {
      name: t('create-project.name'),
      status: t('change-project.status'),
      companyId: t('create-project.company'),
      clientMarkId: t('create-project.clientMark'),
      location: t('change-project.location'),
      manager: t('project-manager.title'),
      planner: t('project.planner'),
      beginDate: t('create-project.begin'),
      endDate: t('create-project.end'),
      reference: t('project.reference'),
      rateCardId: t('project.rateCard'),
      comment: t('project.comment'),
    },
    edits: {
      values: editable(project),
      version,
      readAgain: () => readProjectAgain(number),
      shown: {
        status: (status) => t(`project.status.${projectStatuses.find((one) => one === status) ?? 'design'}`),
        companyId: captionIn(allCompanies),
        clientMarkId: captionIn(allMarks),
        rateCardId: captionIn(allCards),
        location: nameOf,
        manager: nameOf,
        planner: nameOf,
        beginDate: (day) => date(day, 'medium'),
        endDate: (day) => day && date(day, 'medium'),
      },
    },
    endpoint: projects.editProject,
    body: editBody,
    paths: shownAt,
    check: (values) => editProblems(values, t('create-project.nameMissing'), t('create-project.endBefore')),
    send: (body, sent) => edit({ params: { number }, version: sent.version, body }),
    onClose,
  });
  // What was typed before and is found again may be of another company.
  if (form.values.companyId !== id) setId(form.values.companyId);
  const takeCompany = (companyId: string) => {
    // What was chosen of the one company is none of the other; who takes the first one back has its choices again.
    const { clientMarkId, rateCardId } = editable(project);
    const isBack = companyId === company?.id;
    form.change({
      companyId,
      clientMarkId: isBack ? clientMarkId : '',
      rateCardId: isBack ? rateCardId : '',
    });
  };
  const choices = (all: readonly Choice[]) => [
    { value: '', label: t('create-project.none') },
    ...all.map((one) => ({ value: one.id, label: one.caption })),
  ];
  return (
    <FormSheet form={form} submit={t('change-project.save')} offlineText={t('change-project.offline')}>
      <TextField {...form.field('name')} required maxLength={120} />
      <Select
        {...form.field('status')}
        options={projectStatuses.map((status) => ({ value: status, label: t(`project.status.${status}`) }))}
      />
      {project.may.editCompany ? (
        <ComboBox
          {...form.field('companyId')}
          value={form.values.companyId}
          options={allCompanies.map((one) => ({ value: one.id, label: one.caption }))}
          busy={companies.isFetching}
          onValue={takeCompany}
          required
        />
      ) : (
        company && (
          <TextField
            {...form.field('companyId')}
            value={company.name}
            hint={t('change-project.companyFixed')}
            disabled
          />
        )
      )}
      {company && form.values.companyId !== company.id && (
        <Banner
          kind="warning"
          title={t('change-project.companyChanges')}
          text={t('change-project.companyChangesText', { company: company.name })}
        />
      )}
      {allMarks.length > 0 && <Select {...form.field('clientMarkId')} options={choices(allMarks)} />}
      <LocationChoice
        field={form.field('location')}
        chosen={form.values.location}
        onChosen={(location) => form.change({ location })}
        hint={t('change-project.locationHint')}
      />
      <LeaderChoice
        field={form.field('manager')}
        chosen={form.values.manager}
        onChosen={(manager) => form.change({ manager })}
      />
      <LeaderChoice
        field={form.field('planner')}
        chosen={form.values.planner}
        onChosen={(planner) => form.change({ planner })}
      />
      <DatePicker {...form.field('beginDate')} required />
      <DatePicker {...form.field('endDate')} hint={t('create-project.endHint')} />
      <TextField {...form.field('reference')} maxLength={120} />
      {allCards.length > 0 && <Select {...form.field('rateCardId')} options={choices(allCards)} />}
      <TextArea {...form.field('comment')} rows={3} maxLength={1000} />
    </FormSheet>
  );
}

/** What the project has already stays a choice, also where it is not offered any more or not read yet. */
const withCurrent = (all: readonly Choice[], current: Choice | null | undefined): readonly Choice[] =>
  current && !all.some(({ id }) => id === current.id) ? [current, ...all] : all;
