import { searchIn } from '@callboard/domain';
import { ComboBox } from '@callboard/ui';
import { useState } from 'react';

type ZoneChoiceProps = {
  field: { id: string; label: string; error: string | undefined };
  value: string;
  onValue: (zone: string) => void;
};

/** More than these nobody looks through. */
const mostZones = 30;
const nameOf = (zone: string) => zone.replaceAll('_', ' ');
const partOf = (zone: string) => zone.slice(0, zone.indexOf('/') + 1);

/** The clock of a place: zones of the same part of the world first, others by typing. */
export function ZoneChoice({ field, value, onValue }: ZoneChoiceProps) {
  const [q, setQ] = useState('');
  const [zones] = useState(() => Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/')));
  const isTyped = q.trim() !== '' && q !== nameOf(value);
  const fits = isTyped
    ? searchIn(zones, q, (zone) => zone.replaceAll(/[/_]/g, ' ') + ' ' + zone).slice(0, mostZones)
    : zones.filter((zone) => partOf(zone) === partOf(value));
  const offered = isTyped || value === '' || fits.includes(value) ? fits : [value, ...fits];
  return (
    <ComboBox
      id={field.id}
      label={field.label}
      error={field.error}
      options={offered.map((zone) => ({ value: zone, label: nameOf(zone) }))}
      value={value}
      onValue={onValue}
      onSearch={setQ}
      required
    />
  );
}
