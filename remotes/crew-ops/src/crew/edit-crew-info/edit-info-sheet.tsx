import { invalidate, useQuery } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import type { ProjectCrew } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormSheet } from '@callboard/parts';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { cateringTypesQuery } from './edit-crew-info.queries.ts';
import { InfoFields } from './info-fields.tsx';
import { infoBody, infoOf } from './info-form.ts';
import { useEditInfo } from './use-edit-info.ts';

type EditInfoSheetProps = { crew: ProjectCrew; onClose: () => void };

/** What is told about a crew, to be changed by who plans it. */
export function EditInfoSheet({ crew, onClose }: EditInfoSheetProps) {
  const t = useWords('crew-ops');
  const { data: types } = useQuery(cateringTypesQuery);
  const editInfo = useEditInfo(crew.id);
  const form = useFormSheet({
    title: t('edit-crew-info.title'),
    draft: `crew-info/${crew.id}`,
    offline: 'needs-network',
    labels: {
      crew: t('edit-crew-info.crew'),
      crewChief: t('edit-crew-info.crewChief'),
      external: t('edit-crew-info.external'),
      internal: t('edit-crew-info.internal'),
      cateringTypeId: t('edit-crew-info.cateringTypeId'),
      cateringNote: t('edit-crew-info.cateringNote'),
      contactOnSiteId: t('edit-crew-info.contactOnSiteId'),
    },
    edits: {
      values: infoOf(crew),
      version: crew.version,
      readAgain: () => invalidate(crewQuery(crew.id)),
      shown: {
        cateringTypeId: (id) => types?.items.find((type) => type.id === id)?.caption ?? '',
        contactOnSiteId: ({ name }) => name,
      },
    },
    endpoint: projectCrews.editInfo,
    body: infoBody,
    send: (body, { version }) => editInfo({ params: { id: crew.id }, body, version }),
    onClose,
  });
  return (
    <FormSheet form={form} subtitle={crew.name} submit={t('edit-crew-info.save')}>
      <InfoFields form={form} types={types?.items ?? []} />
    </FormSheet>
  );
}
