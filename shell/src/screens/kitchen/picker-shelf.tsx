import {
  DatePicker,
  DateRangePicker,
  FileInput,
  PhotoInput,
  Section,
  SignaturePad,
  TimeField,
} from '@callboard/ui';
import type { DateRange, Signature } from '@callboard/ui';
import { useState } from 'react';
import styles from './kitchen.module.css';

export function PickerShelf() {
  const [day, setDay] = useState('2026-11-26');
  const [range, setRange] = useState<DateRange | null>({ from: '2026-11-09', to: '2026-11-13' });
  const [time, setTime] = useState('07:30');
  const [signature, setSignature] = useState<Signature | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  return (
    <Section title="Pickers and media">
      <div className={styles.stack}>
        <DatePicker label="Day" value={day} onValue={setDay} hint="Typed or picked." />
        <DatePicker label="Day, wrong" value="" onValue={setDay} error="A day is needed." />
        <DateRangePicker label="Vacation" value={range} onValue={setRange} />
        <TimeField label="Start" value={time} onValue={setTime} />
        <SignaturePad label="Signature" value={signature} onValue={setSignature} />
        <FileInput
          label="Certificate"
          files={files}
          onFiles={setFiles}
          accept={['application/pdf']}
          multiple
        />
        <PhotoInput label="Photos" photos={photos} onPhotos={setPhotos} multiple />
      </div>
    </Section>
  );
}
