import { useWords } from '@callboard/i18n';
import type { CrewValues } from './crew-form.ts';

/** What the fields of a crew are called. */
export function useCrewLabels(): Record<keyof CrewValues, string> {
  const t = useWords('projects');
  return {
    name: t('create-project.name'),
    shift: t('crew-form.shift'),
    startDate: t('crew-form.firstDay'),
    endDate: t('crew-form.lastDay'),
    startTime: t('crew-form.startTime'),
    endTime: t('crew-form.endTime'),
    location: t('change-project.location'),
    cateringTypeId: t('crew-form.catering'),
    cateringNote: t('crew-form.cateringNote'),
    contactOnSite: t('crew-form.contactOnSite'),
    infoCrew: t('crew-form.crew'),
    infoChief: t('crew-form.chief'),
    infoInternal: t('crew-form.internal'),
    infoExternal: t('crew-form.external'),
  };
}
