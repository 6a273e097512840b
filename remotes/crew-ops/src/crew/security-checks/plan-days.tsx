import type { SecurityCheckPlan } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import type { FormFields } from '@callboard/parts';
import { Checkbox } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import type { PlanForm } from './plan-checks-form.tsx';
import styles from './security-checks.module.css';

type PlanDaysProps = {
  form: FormFields<PlanForm>;
  plan: SecurityCheckPlan;
  /** Days that can be chosen. */
  free: readonly string[];
  chosen: readonly string[];
};

/** The days of the crew that are ahead, each with what is planned on it. */
export function PlanDays({ form, plan, free, chosen }: PlanDaysProps) {
  const t = useWords('crew-ops');
  const { date, list } = useFormat();
  const { id, label, error } = form.field('dates');
  const choose = (dates: readonly string[]) => form.change({ dates });
  const nameOf = (formId: string) =>
    plan.forms.find((one) => one.id === formId)?.name ?? t('security-checks.otherForm');
  const plannedOn = (day: string) =>
    plan.planned.filter((one) => one.date === day).map((one) => `${nameOf(one.formId)} (${one.shift})`);
  return (
    <fieldset id={id} tabIndex={-1} className={styles.days} aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      {free.length > 1 && (
        <Checkbox
          label={t('security-checks.allDays')}
          checked={chosen.length === free.length}
          onValue={(all) => choose(all ? free : [])}
        />
      )}
      {plan.dates.map((day) => {
        const planned = plannedOn(day);
        const isFree = free.includes(day);
        return (
          <Checkbox
            key={day}
            label={date(day, 'weekday')}
            hint={planned.length > 0 ? t('security-checks.planned', { checks: list(planned) }) : undefined}
            checked={!isFree || chosen.includes(day)}
            disabled={!isFree}
            onValue={(wanted) =>
              choose(wanted ? [...chosen, day].sort() : chosen.filter((one) => one !== day))
            }
          />
        );
      })}
      {free.length === 0 && <p className={quiet.text}>{t('security-checks.allPlanned')}</p>}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
