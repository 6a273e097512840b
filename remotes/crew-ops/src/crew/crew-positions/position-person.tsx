import { useQuery } from '@callboard/client';
import type { ProjectCrew } from '@callboard/contract';
import { itemTimeProblem } from '@callboard/domain';
import { useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { ConflictList, conflictsQuery, OverrideReason, timesOf } from '@callboard/parts';
import type { FormFields } from '@callboard/parts';
import { Checkbox, ComboBox } from '@callboard/ui';
import { useContactsFound, withChosen } from '../../people/contact-search/use-contacts-found.ts';
import { useEffect, useRef } from 'react';
import type { PositionForm } from './position-form.ts';

type PositionPersonProps = { crew: ProjectCrew; form: FormFields<PositionForm> };

/** What speaks against the named person at the typed times; nothing is asked before both are there. */
export function useConflicts(crew: ProjectCrew, form: PositionForm) {
  const { personId, functionId, startDate, endDate, startTime, endTime, rows } = form;
  const typed =
    personId !== '' &&
    rows === '1' &&
    functionId !== '' &&
    startDate !== '' &&
    !itemTimeProblem(timesOf(form, crew.timeZone));
  const asked = {
    personId,
    crewId: crew.id,
    functionId,
    startDate,
    ...(endDate && { endDate }),
    ...(startTime && { startTime }),
    ...(endTime && { endTime }),
  };
  const { data, error, isFetching } = useQuery({ ...conflictsQuery(asked), enabled: typed });
  return { found: typed ? data : undefined, failed: typed && error !== null, busy: typed && isFetching };
}

/** Whom the one position is for, if anybody yet, and what speaks against it. */
export function PositionPerson({ crew, form }: PositionPersonProps) {
  const t = useWords('crew-ops');
  const errorText = useErrorText();
  const { number } = useFormat();
  const { found: contacts, more, error, busy: searching, onSearch } = useContactsFound('person');
  const { found, failed, busy } = useConflicts(crew, form.values);
  const { personId, personName: name, startTime, endTime } = form.values;
  const people = contacts.flatMap((contact) =>
    contact.personId
      ? [{ value: contact.personId, label: contact.name, hint: contact.role || undefined }]
      : [],
  );
  const options = withChosen(people, { value: personId, label: name });
  const said = useRef<HTMLDivElement>(null);
  const speaks = found !== undefined && found.conflicts.length > 0;
  // What stops the button stands below the fold of a phone.
  useEffect(() => {
    if (personId !== '' && speaks) said.current?.scrollIntoView?.({ block: 'nearest' });
  }, [personId, speaks]);
  const timesThere = startTime !== '' && endTime !== '';
  return (
    <>
      <ComboBox
        {...form.field('personId')}
        hint={
          more > 0 ? t('crew-positions.personMore', { left: number(more) }) : t('crew-positions.personHint')
        }
        error={error && people.length === 0 ? errorText(error).title : undefined}
        options={options}
        onValue={(value) =>
          form.change({
            personId: value,
            personName: options.find((one) => one.value === value)?.label ?? '',
            // Why somebody gets it nevertheless was said of somebody else.
            reason: '',
          })
        }
        onSearch={onSearch}
        busy={searching}
      />
      {personId !== '' && (
        <>
          <div ref={said}>
            <ConflictList name={name} found={found} failed={failed} busy={busy} />
          </div>
          {found && !found.possible && found.forceable && <OverrideReason form={form} name={name} />}
          {timesThere && <Checkbox {...form.checkbox('ask')} label={t('crew-positions.ask', { name })} />}
        </>
      )}
    </>
  );
}
