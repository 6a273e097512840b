import { invalidate, ownZone, queryClient, useQuery } from '@callboard/client';
import { locations } from '@callboard/contract';
import type { Location } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Checkbox, Select, TextArea, TextField, toast } from '@callboard/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from '../crew-form/crew-form.module.css';
import {
  countriesQuery,
  locationsQuery,
  tenantCompaniesQuery,
  tenantSettingsQuery,
} from '../base/projects.queries.ts';
import { editablePlace, noPlace, placeBody, placeProblems } from './place-form.ts';
import type { PlaceValues } from './place-form.ts';
import { PositionPart } from './position-part.tsx';
import { ZoneChoice } from './zone-choice.tsx';

type PlaceSheetProps = {
  /** The one that is changed; nothing for a new one. */
  place: Location | null;
  /** What a new one is called, as far as that was typed already. */
  name?: string;
  onSaved: (place: Location) => void;
  onClose: () => void;
};

/** A place of work, new or not: where it is, how to get in, and how near is near enough to check in. */
export function PlaceSheet(props: PlaceSheetProps) {
  const t = useWords('projects');
  const { form, country, timeZone } = usePlaceForm(props);
  const countries = useQuery(countriesQuery).data?.items ?? [];
  const { field, checkbox } = form;
  const isListed = country === '' || countries.some(({ id }) => id === country);
  return (
    <FormSheet form={form} submit={t('add-place.save')} offlineText={t('change-project.offline')}>
      <TextField {...field('name')} required maxLength={120} autoComplete="off" />
      <TextField {...field('street')} maxLength={120} autoComplete="off" />
      <div className={styles.times}>
        <TextField {...field('zip')} maxLength={20} autoComplete="off" />
        <TextField {...field('city')} required maxLength={80} autoComplete="off" />
      </div>
      <Select
        {...field('country')}
        value={country}
        placeholder={t('papers.choose')}
        options={[
          ...(isListed ? [] : [{ value: country, label: country }]),
          ...countries.map(({ id, caption }) => ({ value: id, label: caption })),
        ]}
        required
      />
      <ZoneChoice
        field={field('timeZone')}
        value={timeZone}
        onValue={(zone) => form.change({ timeZone: zone })}
      />
      <PositionPart form={form} />
      <TextField
        {...field('radiusM')}
        hint={t('add-place.radiusHint')}
        inputMode="numeric"
        autoComplete="off"
        end="m"
        required
      />
      <TextArea {...field('note')} hint={t('add-place.noteHint')} rows={2} maxLength={1000} />
      <Checkbox {...checkbox('noNetwork')} hint={t('add-place.noNetworkHint')} />
    </FormSheet>
  );
}

/** The form, with country and time zone of the tenant where none are typed. */
function usePlaceForm({ place, name = '', onSaved, onClose }: PlaceSheetProps) {
  const t = useWords('projects');
  const [now, setNow] = useState(place);
  const home = useHome();
  const onSuccess = (saved: Location) => {
    toast.success(t('add-place.saved', { name: saved.name }));
    onSaved(saved);
    return Promise.all([invalidate(locations.locations), invalidate(locations.location)]);
  };
  const add = useFormCommand(locations.addLocation, { onSuccess });
  const edit = useFormCommand(locations.editLocation, { onSuccess });
  const atHome = (values: PlaceValues): PlaceValues => ({
    ...values,
    country: values.country || home.country,
    timeZone: values.timeZone || home.timeZone,
  });
  const readAgain = async () => {
    const { items } = await queryClient.fetchQuery({ ...locationsQuery, staleTime: 0 });
    setNow((before) => items.find(({ id }) => id === before?.id) ?? before);
  };
  const form = useFormSheet({
    title: t(place ? 'add-place.edit' : 'add-place.title'),
    draft: place ? `edit-place/${place.id}` : 'add-place',
    offline: 'needs-network',
    labels: {
      name: t('create-project.name'),
      street: t('add-place.street'),
      zip: t('add-place.zip'),
      city: t('add-place.city'),
      country: t('add-place.country'),
      timeZone: t('add-place.timeZone'),
      latitude: t('add-place.latitude'),
      longitude: t('add-place.longitude'),
      radiusM: t('add-place.radius'),
      note: t('add-place.note'),
      noNetwork: t('add-place.noNetwork'),
    },
    ...(now
      ? { edits: { values: editablePlace(now), version: now.version, readAgain } }
      : { start: { ...noPlace, name } as PlaceValues }),
    endpoint: locations.addLocation,
    body: (values) => placeBody(atHome(values)),
    check: placeProblems,
    send: (body, { version }) => (now ? edit({ params: { id: now.id }, version, body }) : add({ body })),
    onClose,
  });
  const checkAgain = useEffectEvent(() => form.change({}));
  // Where the tenant is comes late on a slow line: what it fills in is not missing any more.
  useEffect(() => {
    if (home.country !== '') checkAgain();
  }, [home.country]);
  const { country, timeZone } = atHome(form.values);
  return { form, country, timeZone };
}

/** Where the tenant is: most places are there too. */
function useHome() {
  const country = useQuery(tenantCompaniesQuery).data?.items[0]?.country ?? '';
  const timeZone = useQuery(tenantSettingsQuery).data?.timeZone ?? ownZone();
  return { country, timeZone };
}
