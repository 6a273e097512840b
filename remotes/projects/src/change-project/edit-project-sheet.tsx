import { useQuery } from '@callboard/client';
import { projects } from '@callboard/contract';
import type { Project } from '@callboard/contract';
import { projectStatuses } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import type { FormFields } from '@callboard/parts';
import { Banner, ComboBox, DatePicker, Select, TextArea, TextField, toast } from '@callboard/ui';
import { useState } from 'react';
import { LeaderChoice, LocationChoice } from '../found-choice/found-choice.tsx';
import type { Chosen } from '../found-choice/found-choice.tsx';
import { companiesQuery, companyQuery, companyRateCardsQuery } from '../base/projects.queries.ts';
import { editBody, editProblems, editable, shownAt } from './edit-project-form.ts';
import type { EditedProject } from './edit-project-form.ts';
import { projectChanged, readProjectAgain } from './project-changed.ts';

type Choice = { readonly id: string; readonly caption: string };
type Choices = ReturnType<typeof useChoices>;
const nameOf = (one: Chosen) => one?.name ?? '';
type EditProjectSheetProps = { project: Project; onClose: () => void };

/** What a planner can change of a project; who was faster is shown beside what was typed. */
export function EditProjectSheet({ project, onClose }: EditProjectSheetProps) {
  const t = useWords('projects');
  const [companyId, setCompanyId] = useState(project.company?.id ?? '');
  const choices = useChoices(project, companyId);
  const form = useEditProjectForm({ project, choices, onClose });
  // What was typed before and is found again may be of another company.
  if (form.values.companyId !== companyId) setCompanyId(form.values.companyId);
  const optionsOf = (all: readonly Choice[]) => [
    { value: '', label: t('create-project.none') },
    ...all.map(({ id, caption }) => ({ value: id, label: caption })),
  ];
  return (
    <FormSheet form={form} submit={t('change-project.save')} offlineText={t('change-project.offline')}>
      <TextField {...form.field('name')} required maxLength={120} />
      <Select
        {...form.field('status')}
        options={projectStatuses.map((status) => ({ value: status, label: t(`project.status.${status}`) }))}
      />
      <CompanyField project={project} choices={choices} form={form} />
      {choices.marks.length > 0 && (
        <Select {...form.field('clientMarkId')} options={optionsOf(choices.marks)} />
      )}
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
      {choices.rateCards.length > 0 && (
        <Select {...form.field('rateCardId')} options={optionsOf(choices.rateCards)} />
      )}
      <TextArea {...form.field('comment')} rows={3} maxLength={1000} />
    </FormSheet>
  );
}

/** Companies to choose from, and what the chosen one has: its marks and its rate cards. */
function useChoices({ company, clientMark, rateCard, beginDate, may }: Project, companyId: string) {
  const enabled = companyId !== '';
  const companies = useQuery({ ...companiesQuery, enabled: may.editCompany });
  const chosen = useQuery({ ...companyQuery(companyId), enabled });
  const cards = useQuery({ ...companyRateCardsQuery(companyId, beginDate), enabled });
  const isSame = companyId === (company?.id ?? '');
  return {
    companies: withCurrent(
      (companies.data?.items ?? []).map(({ id, name }) => ({ id, caption: name })),
      company && { id: company.id, caption: company.name },
    ),
    marks: withCurrent(
      chosen.data?.clientMarks ?? [],
      isSame && clientMark ? { id: clientMark.id, caption: clientMark.name } : null,
    ),
    rateCards: withCurrent(cards.data?.items ?? [], isSame ? rateCard : null),
    busy: companies.isFetching,
  };
}

/** What the project has already stays a choice, also where it is not offered any more or not read yet. */
const withCurrent = (all: readonly Choice[], current: Choice | null | undefined): readonly Choice[] =>
  current && !all.some(({ id }) => id === current.id) ? [current, ...all] : all;

function useEditProjectForm({ project, choices, onClose }: EditProjectSheetProps & { choices: Choices }) {
  const t = useWords('projects');
  const { date } = useFormat();
  const { number, version } = project;
  const edit = useFormCommand(projects.editProject, {
    onSuccess: ({ name }) => {
      toast.success(t('change-project.saved', { name }));
      return projectChanged();
    },
  });
  const captionIn = (all: readonly Choice[]) => (chosen: string) =>
    all.find(({ id }) => id === chosen)?.caption ?? t('create-project.none');
  return useFormSheet({
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
        companyId: captionIn(choices.companies),
        clientMarkId: captionIn(choices.marks),
        rateCardId: captionIn(choices.rateCards),
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
}

type CompanyFieldProps = { project: Project; choices: Choices; form: FormFields<EditedProject> };

/** For whom the project is, which not everybody may change. */
function CompanyField({ project, choices, form }: CompanyFieldProps) {
  const t = useWords('projects');
  const { company } = project;
  const { companyId } = form.values;
  const takeCompany = (id: string) => {
    // What was chosen of the one company is none of the other; who takes the first one back has its choices again.
    const { clientMarkId, rateCardId } = editable(project);
    const isBack = id === company?.id;
    form.change({
      companyId: id,
      clientMarkId: isBack ? clientMarkId : '',
      rateCardId: isBack ? rateCardId : '',
    });
  };
  return (
    <>
      {project.may.editCompany ? (
        <ComboBox
          {...form.field('companyId')}
          value={companyId}
          options={choices.companies.map(({ id, caption }) => ({ value: id, label: caption }))}
          busy={choices.busy}
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
      {company && companyId !== company.id && (
        <Banner
          kind="warning"
          title={t('change-project.companyChanges')}
          text={t('change-project.companyChangesText', { company: company.name })}
        />
      )}
    </>
  );
}
