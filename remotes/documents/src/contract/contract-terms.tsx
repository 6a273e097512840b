import type { AnswerOf, staffContracts } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, Section } from '@callboard/ui';
import { useValidityText } from '../contract-list/use-validity-text.ts';
import styles from './contract.module.css';

type Terms = AnswerOf<typeof staffContracts.staffContract>['terms'][number];
/** A Monday: names of weekdays are written by the calendar. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** What it says, from which day on; what counts now stands first. */
export function ContractTerms({ terms }: { terms: readonly Terms[] }) {
  const t = useWords('documents');
  if (terms.length === 0) return null;
  const inOrder = terms.toSorted((one, other) => other.validFrom.localeCompare(one.validFrom));
  return (
    <Section title={t('contracts.terms')}>
      {inOrder.map((one) => (
        <TermsCard key={one.validFrom} terms={one} />
      ))}
    </Section>
  );
}

function TermsCard({ terms }: { terms: Terms }) {
  const t = useWords('documents');
  const { date, duration, money, number, isoDay } = useFormat();
  const validity = useValidityText();
  const { weekdayMinutes, weekMinutes, monthMinutes, daysPerWeek, vacationDays, payMinor, currency, valid } =
    terms;
  const hours = (minutes: number) => duration(minutes, { signed: false });
  const weekday = (at: number) => date(isoDay(monday + at * dayMs, 'UTC'), 'weekdayName');
  const facts: readonly (readonly [string, string | null])[] = [
    [t('contracts.week'), weekMinutes ? hours(weekMinutes) : null],
    [t('contracts.month'), monthMinutes ? hours(monthMinutes) : null],
    [t('contracts.days'), number(daysPerWeek)],
    [t('contracts.vacationDays'), number(vacationDays)],
    [t('contracts.pay'), payMinor > 0 ? money({ amount: payMinor, currency }) : null],
  ];
  return (
    <Card>
      <p className={styles.figures}>
        {validity(terms)}
        {valid && <span className={styles.about}> · {t('contracts.now')}</span>}
      </p>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {weekdayMinutes.some((minutes) => minutes > 0) && (
        <dl className={styles.week}>
          {weekdayMinutes.map((minutes, at) => (
            <div key={weekday(at)}>
              <dt>{weekday(at)}</dt>
              <dd>{minutes > 0 ? hours(minutes).replace(' h', '') : '–'}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
