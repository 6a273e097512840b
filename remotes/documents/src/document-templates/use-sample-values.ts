import { todayHere } from '@callboard/client';
import type { TemplateField } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';

/** Somebody made up, with everything that a field can be. */
export function useSampleValues(): Readonly<Record<TemplateField, string>> {
  const t = useWords('documents');
  const { date, money, number } = useFormat();
  return {
    'person.name': 'Kim Sommer',
    'person.number': '10042',
    'person.address': 'Hafengasse 12, 1030 Wien',
    'person.birthday': date('1996-04-03', 'medium'),
    'person.functions': 'Rigger',
    'contract.number': 'K-1001',
    'contract.caption': t('contracts.kind.hourly'),
    'contract.start': date('2027-02-01', 'medium'),
    'contract.end': date('2027-12-31', 'medium'),
    'contract.weekHours': '38:30',
    'contract.monthHours': '166:00',
    'contract.daysPerWeek': number(5),
    'contract.vacationDays': number(25),
    'contract.pay': money({ amount: 1750, currency: 'EUR' }),
    'tenant.name': 'Sommer Crews',
    'tenant.address': 'Kai 3, 1010 Wien',
    today: date(todayHere(), 'medium'),
  };
}
