import { useQuery } from '@callboard/client';
import { locations } from '@callboard/contract';
import type { Location, Project } from '@callboard/contract';
import { addDays, daysBetween } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { FormSheet, openedLater } from '@callboard/parts';
import type { FormFields, FormSheetProps } from '@callboard/parts';
import { useMayCall } from '@callboard/session';
import { Button, DatePicker, Select, TextArea, TextField, TimeField } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import { MapPinPlus, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ContactChoice, LocationChoice } from '../found-choice/found-choice.tsx';
import { cateringTypesQuery } from '../base/projects.queries.ts';
import { outsideProject } from './crew-form.ts';
import type { CrewValues } from './crew-form.ts';
import styles from './crew-form.module.css';
import { Disclosure } from '../disclosure/disclosure.tsx';

const PlaceSheet = openedLater(async () => (await import('../add-place/place-sheet.tsx')).PlaceSheet);

const notes = ['infoCrew', 'infoChief', 'infoInternal', 'infoExternal'] as const;

type CrewSheetProps = {
  form: FormFields<CrewValues> & FormSheetProps['form'];
  project: Project;
  submit: string;
  /** The place that the crew has already. */
  place?: Location | null;
  /** Which positions a new crew begins with, or what becomes of those that it has. */
  positions?: ReactNode;
  /** Who will be told. */
  notice?: ReactNode;
};

/** What a planner types of a crew, new or not. A place that is missing is made in a sheet above it. */
export function CrewSheet({ form, project, submit, place = null, positions, notice }: CrewSheetProps) {
  const t = useWords('projects');
  const { values, change, field } = form;
  const [known, setKnown] = useState(place);
  const [placeSheet, setPlaceSheet] = useState<'add' | 'edit' | null>(null);
  const mayEdit = useMayCall(locations.editLocation);
  const types = useQuery(cateringTypesQuery).data?.items ?? [];
  // Days that lie outside already are no mistake of who changes something else.
  const [isHeld] = useState(() => outsideProject(values, project).length === 0);
  const days = isHeld ? { min: project.beginDate, max: project.endDate ?? undefined } : {};
  const editable = mayEdit && known?.may.edit && known.id === values.location?.id ? known : null;
  const shut = () => setPlaceSheet(null);
  const begin = useBegin(form);
  const [typed, setTyped] = useState('');
  // Who leaves the field empties it as well, so only the last letter taken away counts.
  const keepTyped = (text: string) => setTyped((before) => (text || before.length === 1 ? text : before));
  const takePlace = (saved: Location) => {
    setTyped('');
    setKnown(saved);
    change({ location: { id: saved.id, name: saved.name } });
  };
  return (
    <>
      <FormSheet form={form} submit={submit} offlineText={t('change-project.offline')}>
        <TextField {...field('name')} required maxLength={120} autoComplete="off" />
        <TextField {...field('shift')} hint={t('crew-form.shiftHint')} maxLength={60} autoComplete="off" />
        <div className={styles.days}>
          <DatePicker {...field('startDate')} {...days} onValue={begin} required />
          <DatePicker {...field('endDate')} {...days} {...(values.startDate && { min: values.startDate })} />
        </div>
        <div className={styles.times}>
          <TimeField {...field('startTime')} />
          <TimeField {...field('endTime')} />
        </div>
        {positions}
        <LocationChoice
          field={field('location')}
          chosen={values.location}
          onChosen={(location, found) => {
            if (found) setKnown(found);
            if (location) setTyped('');
            change({ location });
          }}
          onTyped={keepTyped}
          hint={t('change-project.locationHint')}
        />
        <PlaceActions canEdit={editable !== null} onOpen={setPlaceSheet} />
        <Select
          {...field('cateringTypeId')}
          options={[
            { value: '', label: t('crew-form.noCatering') },
            ...types.map(({ id, caption }) => ({ value: id, label: caption })),
          ]}
        />
        <TextField {...field('cateringNote')} maxLength={1000} autoComplete="off" />
        <ContactChoice
          field={field('contactOnSite')}
          companyId={project.company?.id}
          chosen={values.contactOnSite}
          onChosen={(contactOnSite) => change({ contactOnSite })}
          hint={t('crew-form.contactHint')}
        />
        <Notes form={form} />
        {notice}
      </FormSheet>
      {placeSheet && (
        <PlaceSheet
          place={placeSheet === 'edit' ? editable : null}
          name={typed.trim()}
          onSaved={takePlace}
          onClose={shut}
          onMissing={shut}
        />
      )}
    </>
  );
}

/** A crew that begins on another day stays as long as it is. */
function useBegin({ values: { startDate, endDate }, change }: FormFields<CrewValues>) {
  const length = useRef(0);
  return (next: string) => {
    if (isDay(startDate) && endDate >= startDate) length.current = daysBetween(startDate, endDate);
    change({ startDate: next, ...(endDate && isDay(next) && { endDate: addDays(next, length.current) }) });
  };
}
/** A year of which only the first digits are typed is none yet. */
const isDay = (day: string) => day >= '1900';

type PlaceActionsProps = { canEdit: boolean; onOpen: (sheet: 'add' | 'edit') => void };

/** A place that is missing is made here, and one that is wrong is put right. */
function PlaceActions({ canEdit, onOpen }: PlaceActionsProps) {
  const t = useWords('projects');
  const mayAdd = useMayCall(locations.addLocation);
  if (!mayAdd && !canEdit) return null;
  return (
    <div className={wrap.gap2}>
      {mayAdd && (
        <Button kind="quiet" icon={MapPinPlus} onClick={() => onOpen('add')}>
          {t('add-place.add')}
        </Button>
      )}
      {canEdit && (
        <Button kind="quiet" icon={Pencil} onClick={() => onOpen('edit')}>
          {t('add-place.editThis')}
        </Button>
      )}
    </div>
  );
}

/** What is told to whom: open where something stands there already. */
function Notes({ form: { values, field } }: Pick<CrewSheetProps, 'form'>) {
  const t = useWords('projects');
  const [isOpen] = useState(() => notes.some((name) => values[name] !== ''));
  return (
    <Disclosure title={t('crew-form.notes')} open={isOpen}>
      {notes.map((name) => (
        <TextArea key={name} {...field(name)} hint={t(`crew-form.${name}Hint`)} rows={2} maxLength={1000} />
      ))}
    </Disclosure>
  );
}
