import type { BodyOf, ProjectCrew, projectCrews } from '@callboard/contract';

/** Everything of a crew that is told, as fields: '' where nothing is. */
export type InfoForm = Record<InfoField, string> & {
  /** As whom the contact is shown: a search finds others. */
  contactOnSiteName: string;
};
const infoFields = [
  'crew',
  'crewChief',
  'external',
  'internal',
  'cateringTypeId',
  'cateringNote',
  'contactOnSiteId',
] as const;
export type InfoField = (typeof infoFields)[number];

export const infoOf = ({ info, catering, contactOnSite }: ProjectCrew): InfoForm => ({
  crew: info.crew ?? '',
  crewChief: info.crewChief ?? '',
  external: info.external ?? '',
  internal: info.internal ?? '',
  cateringTypeId: catering?.typeId ?? '',
  cateringNote: catering?.note ?? '',
  contactOnSiteId: contactOnSite?.contactId ?? '',
  contactOnSiteName: contactOnSite?.name ?? '',
});

/** A field as somebody else left it. */
export const taken = (field: InfoField, theirs: InfoForm): Partial<InfoForm> => ({
  [field]: theirs[field],
  ...(field === 'contactOnSiteId' && { contactOnSiteName: theirs.contactOnSiteName }),
});

/** What differs between two readings of a crew. */
export const differing = (before: InfoForm, after: InfoForm): InfoField[] =>
  infoFields.filter((field) => before[field].trim() !== after[field].trim());

/** Only what was changed goes out, so that what somebody else changed beside it stays. */
export function infoBody(before: InfoForm, form: InfoForm): BodyOf<typeof projectCrews.editInfo> {
  const ids = ['cateringTypeId', 'contactOnSiteId'];
  return Object.fromEntries(
    differing(before, form).map((field) => [field, ids.includes(field) ? form[field] || null : form[field]]),
  );
}
