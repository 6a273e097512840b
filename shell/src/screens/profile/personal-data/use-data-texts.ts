import { useQuery } from '@callboard/client';
import { groupedPhone } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { countriesQuery, nationalitiesQuery, regionsQuery } from './profile.queries.ts';

export const dataFields = [
  'firstName',
  'lastName',
  'street',
  'zip',
  'city',
  'country',
  'birthday',
  'nationality',
  'phone',
  'email',
  'regionId',
  'about',
] as const;
export type DataField = (typeof dataFields)[number];
const isDataField = (name: string): name is DataField => (dataFields as readonly string[]).includes(name);

/** How the fields of a person are called, and how a person reads what is in them. */
export function useDataTexts() {
  const t = useWords('profile');
  const { date } = useFormat();
  const lists = {
    country: useQuery(countriesQuery).data?.items,
    nationality: useQuery(nationalitiesQuery).data?.items,
    regionId: useQuery(regionsQuery).data?.items,
  };
  const labels = Object.fromEntries(dataFields.map((name) => [name, t(`data.${name}`)])) as Record<
    DataField,
    string
  >;
  const nameIn = (list: keyof typeof lists, value: string) =>
    lists[list]?.find(({ id }) => id === value)?.caption ?? value;
  const shown = (name: string, value: string | null): string => {
    if (!value) return '';
    if (name === 'birthday') return date(value, 'medium');
    if (name === 'phone') return groupedPhone(value);
    return name in lists ? nameIn(name as keyof typeof lists, value) : value;
  };
  /** What can be chosen; what somebody has already is among it. */
  const options = (list: keyof typeof lists, value: string) => {
    const known = (lists[list] ?? []).map(({ id, caption }) => ({ value: id, label: caption }));
    return value === '' || known.some((one) => one.value === value)
      ? known
      : [{ value, label: value }, ...known];
  };
  const labelOf = (name: string) => (isDataField(name) ? labels[name] : t('data.other'));
  return { labels, labelOf, shown, options };
}
