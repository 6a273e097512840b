import { invalidate } from '@callboard/client';
import { securityChecks } from '@callboard/contract';
import type { ProjectCrew, SecurityCheckPlan } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Banner, Select, TextField, toast } from '@callboard/ui';
import { securityChecksQuery } from '../../base/crew.queries.ts';
import { PlanDays } from './plan-days.tsx';
import { securityCheckPlanQuery } from './security-checks.queries.ts';

/** A check as it is planned: '' where nothing is chosen. */
export type PlanForm = { readonly formId: string; readonly dates: readonly string[]; readonly shift: string };

/** Days on which this form is not planned for this shift. */
const freeDays = ({ dates, planned }: SecurityCheckPlan, { formId, shift }: PlanForm): string[] =>
  dates.filter(
    (date) =>
      !planned.some((one) => one.date === date && one.formId === formId && one.shift === shift.trim()),
  );

type PlanChecksFormProps = { crew: ProjectCrew; plan: SecurityCheckPlan; onClose: () => void };

export function PlanChecksForm({ crew, plan, onClose }: PlanChecksFormProps) {
  const t = useWords('crew-ops');
  const { list } = useFormat();
  const { forms, dates, shift } = plan;
  const planChecks = useFormCommand(securityChecks.planSecurityChecks, {
    onSuccess: ({ planned }) => {
      toast.success(
        planned > 0 ? t('security-checks.done', { count: planned }) : t('security-checks.nothingNew'),
      );
      return invalidate(securityChecksQuery(crew.id));
    },
    // Others plan too: what is free now is shown beside the refusal.
    onRefused: () => invalidate(securityCheckPlanQuery(crew.id)),
  });
  const chosenIn = (values: PlanForm) => freeDays(plan, values).filter((day) => values.dates.includes(day));
  const [onlyForm] = forms.length === 1 ? forms : [];
  const form = useFormSheet({
    title: t('security-checks.plan'),
    draft: `security-checks/${crew.id}`,
    offline: 'needs-network',
    labels: {
      formId: t('security-checks.whichForm'),
      dates: t('security-checks.days'),
      shift: t('security-checks.shift'),
    },
    start: { formId: onlyForm?.id ?? '', dates: dates.length === 1 ? dates : [], shift } as PlanForm,
    endpoint: securityChecks.planSecurityChecks,
    body: (values) => ({ formId: values.formId, dates: chosenIn(values), shift: values.shift.trim() }),
    check: (values) => [
      ...(values.formId === '' ? [{ path: 'formId' as const, code: 'required' as const }] : []),
      ...(chosenIn(values).length === 0 ? [{ path: 'dates' as const, code: 'required' as const }] : []),
    ],
    send: (body) => planChecks({ params: { id: crew.id }, body }),
    onClose,
  });
  const free = freeDays(plan, form.values);
  const chiefs = crew.chiefs.map(({ name }) => name);
  return (
    <FormSheet
      form={form}
      subtitle={crew.name}
      submit={t('security-checks.plan')}
      offlineText={t('security-checks.planOffline')}
      stopped={free.length === 0}
    >
      <Banner
        kind="info"
        title={
          chiefs.length > 0
            ? t('security-checks.for', { names: list(chiefs) })
            : t('security-checks.forNobody')
        }
        text={t(chiefs.length > 0 ? 'security-checks.forText' : 'security-checks.forNobodyText')}
      />
      <Select
        {...form.field('formId')}
        placeholder={t('security-checks.chooseForm')}
        options={forms.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <PlanDays form={form} plan={plan} free={free} chosen={chosenIn(form.values)} />
      <TextField
        {...form.field('shift')}
        hint={t('security-checks.shiftHint')}
        maxLength={60}
        autoComplete="off"
        required
      />
    </FormSheet>
  );
}
