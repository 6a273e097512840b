import { queryClient } from '@callboard/client';
import { plannerCrews } from '@callboard/contract';
import type { PlannerCrewRow } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Checkbox, TextArea, TextField, toast } from '@callboard/ui';
import { useRef, useState } from 'react';
import { membershipCrewQuery, readCrewsAgain } from '../base/membership-crew.queries.ts';
import { crewBody, crewProblems, editableCrew, noCrew } from './crew-form.ts';

type CrewSheetProps = {
  /** The one that is changed; nothing for a new one. */
  crew: PlannerCrewRow | null;
  /** With the crew, where one was saved. */
  onClose: (saved?: PlannerCrewRow) => void;
};

/** A membership crew, new or not: how it is called, and how many belong to it. */
export function CrewSheet({ crew, onClose }: CrewSheetProps) {
  const t = useWords('planning');
  const [now, setNow] = useState(crew);
  const saved = useRef<PlannerCrewRow>(undefined);
  const onSuccess = (answer: PlannerCrewRow) => {
    saved.current = answer;
    toast.success(t(crew ? 'membership-crew.saved' : 'membership-crew.created', { crew: answer.name }));
    return readCrewsAgain();
  };
  const add = useFormCommand(plannerCrews.addMembershipCrew, { onSuccess });
  const edit = useFormCommand(plannerCrews.editMembershipCrew, { onSuccess });
  const readAgain = async () =>
    now && setNow(await queryClient.fetchQuery({ ...membershipCrewQuery(now.id), staleTime: 0 }));
  const form = useFormSheet({
    title: t(crew ? 'membership-crew.edit' : 'membership-crew.new'),
    draft: crew ? `membership-crew/${crew.id}` : 'membership-crew',
    offline: 'needs-network',
    labels: {
      name: t('membership-crew.name'),
      places: t('membership-crew.places'),
      note: t('membership-crew.note'),
      contactAllowed: t('membership-crew.contactAllowed'),
    },
    ...(now ? { edits: { values: editableCrew(now), version: now.version, readAgain } } : { start: noCrew }),
    endpoint: plannerCrews.addMembershipCrew,
    body: crewBody,
    check: crewProblems,
    send: (body, { version }) => (now ? edit({ params: { id: now.id }, version, body }) : add({ body })),
    onClose: () => onClose(saved.current),
  });
  const { field, checkbox } = form;
  return (
    <FormSheet
      form={form}
      submit={t(crew ? 'membership-crew.save' : 'membership-crew.create')}
      offlineText={t('membership-crew.sheetOffline')}
    >
      <TextField {...field('name')} required maxLength={80} autoComplete="off" />
      <TextField
        {...field('places')}
        hint={t('membership-crew.placesHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextArea {...field('note')} rows={2} maxLength={500} />
      <Checkbox {...checkbox('contactAllowed')} hint={t('membership-crew.contactHint')} />
    </FormSheet>
  );
}
