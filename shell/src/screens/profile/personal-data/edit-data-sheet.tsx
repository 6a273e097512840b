import { todayHere } from '@callboard/client';
import { persons } from '@callboard/contract';
import type { Person } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { DatePicker, Select, TextArea, TextField, toast } from '@callboard/ui';
import { readPersonAgain, showPerson } from './profile.queries.ts';
import styles from '../profile.module.css';
import { dataFields, useDataTexts } from './use-data-texts.ts';
import type { DataField } from './use-data-texts.ts';

type Values = Record<DataField, string>;

const mayBeNull: ReadonlySet<DataField> = new Set(['birthday', 'regionId']);

/** As it stands, or as somebody wants it already: a second wish begins with the first. */
const valuesOf = (person: Person): Values =>
  Object.fromEntries(dataFields.map((name) => [name, person[name] ?? ''])) as Values;
const wantedOf = ({ openChange }: Person): Partial<Values> =>
  Object.fromEntries(
    dataFields.flatMap((name) => {
      const wanted = openChange?.after[name];
      return wanted === undefined ? [] : [[name, wanted ?? '']];
    }),
  );

/** Changes the own data: at once for who may, otherwise it is asked for. */
export function EditDataSheet({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useWords('profile');
  const { id, version, may } = person;
  const { labels, shown, options } = useDataTexts();
  const save = useFormCommand(persons.savePerson, {
    onSuccess: ({ person: saved, requested }) => {
      showPerson(saved);
      toast.success(t(requested.length > 0 ? 'data.requested' : 'data.saved'));
    },
  });
  const form = useFormSheet({
    title: t('data.edit'),
    draft: `profile/${id}`,
    offline: 'needs-network',
    labels,
    edits: {
      values: valuesOf(person),
      version,
      proposed: wantedOf(person),
      readAgain: () => readPersonAgain(id),
      shown: {
        birthday: (day) => shown('birthday', day),
        country: (code) => shown('country', code),
        nationality: (code) => shown('nationality', code),
        phone: (number) => shown('phone', number),
        regionId: (region) => shown('regionId', region),
      },
    },
    endpoint: persons.savePerson,
    body: (values, changed) =>
      Object.fromEntries(
        changed.map((name) => [name, values[name].trim() || (mayBeNull.has(name) ? null : '')]),
      ),
    send: (body, sent) => save({ params: { id }, version: sent.version, body }),
    onClose,
  });
  const { country, nationality, regionId } = form.values;
  const none = { value: '', label: t('data.nothing') };
  return (
    <FormSheet form={form} submit={t(may.editAtOnce ? 'data.save' : 'data.ask')}>
      <p className={styles.quiet}>{t(may.editAtOnce ? 'data.atOnce' : 'data.asks')}</p>
      <div className={styles.pair}>
        <TextField {...form.field('firstName')} autoComplete="given-name" maxLength={80} required />
        <TextField {...form.field('lastName')} autoComplete="family-name" maxLength={80} required />
      </div>
      <TextField {...form.field('street')} autoComplete="street-address" maxLength={120} />
      <div className={styles.pair}>
        <TextField {...form.field('zip')} autoComplete="postal-code" maxLength={20} />
        <TextField {...form.field('city')} autoComplete="address-level2" maxLength={80} required />
      </div>
      <Select {...form.field('country')} options={options('country', country)} autoComplete="country" />
      <DatePicker {...form.field('birthday')} max={todayHere()} />
      <Select {...form.field('nationality')} options={[none, ...options('nationality', nationality)]} />
      <TextField
        {...form.field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={t('data.phoneHint')}
        maxLength={40}
      />
      <TextField
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
        required
      />
      <Select
        {...form.field('regionId')}
        options={[none, ...options('regionId', regionId)]}
        hint={t('data.regionHint')}
      />
      <TextArea {...form.field('about')} hint={t('data.aboutHint')} rows={4} maxLength={1000} />
    </FormSheet>
  );
}
