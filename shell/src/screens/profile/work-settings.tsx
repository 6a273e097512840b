import { useCommand, useOnline } from '@callboard/client';
import { persons } from '@callboard/contract';
import type { Person } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card, ComboBox, Section, Select, toast } from '@callboard/ui';
import { useState } from 'react';
import { patchPerson, readPersonAgain, showPerson } from './personal-data/profile.queries.ts';

const services: readonly Person['mapService'][] = ['google', 'apple', 'openstreetmap', 'waze'];
const serviceNames = {
  google: 'Google Maps',
  apple: 'Apple Maps',
  openstreetmap: 'OpenStreetMap',
  waze: 'Waze',
} satisfies Record<Person['mapService'], string>;
type Settings = Partial<Pick<Person, 'timeZone' | 'mapService'>>;

/** One has to be able to choose what one has: engines leave out names that are old, or new. */
const zonesWith = (own: string): readonly string[] => {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
  return zones.includes(own) || own === '' ? zones : [own, ...zones];
};
const zoneName = (zone: string): string => {
  const [part = '', ...place] = zone.replaceAll('_', ' ').split('/');
  return place.length > 0 ? `${place.join(', ')} (${part})` : part;
};

/** What nobody else has to look at: it holds at once. */
export function WorkSettings({ person }: { person: Person }) {
  const t = useWords('profile');
  const online = useOnline();
  const { id, version, timeZone, mapService } = person;
  const [zones] = useState(() => zonesWith(timeZone));
  const save = useCommand(persons.savePerson, {
    optimistic: ({ body }) => patchPerson(id, body as Settings),
    onSuccess: (answer) => {
      showPerson(answer.person);
      toast.success(t('data.saved'));
    },
    onError: (error) => {
      toast.error(errorTextOf(error).title);
      if (error.code === 'conflict') void readPersonAgain(id);
    },
  });
  const change = (body: Settings) => save.mutate({ params: { id }, version, body });
  const disabled = !online || save.isPending || !person.may.edit;
  return (
    <Section title={t('settings.title')}>
      <Card>
        <ComboBox
          label={t('settings.timeZone')}
          options={zones.map((value) => ({ value, label: zoneName(value) }))}
          value={timeZone}
          onValue={(zone) => zone && zone !== timeZone && change({ timeZone: zone })}
          disabled={disabled}
        />
        <Select
          label={t('settings.mapService')}
          hint={t('settings.mapHint')}
          options={services.map((value) => ({ value, label: serviceNames[value] }))}
          value={mapService}
          onValue={(value) => change({ mapService: value as Person['mapService'] })}
          disabled={disabled}
        />
      </Card>
    </Section>
  );
}
