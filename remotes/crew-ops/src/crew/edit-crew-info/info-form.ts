import type { BodyOf, ProjectCrew, projectCrews } from '@callboard/contract';

/** As whom the contact is shown: a search finds others. */
type Contact = { readonly id: string; readonly name: string };
/** Everything of a crew that is told, as fields: '' where nothing is. */
export type InfoForm = Readonly<
  Record<'crew' | 'crewChief' | 'external' | 'internal' | 'cateringTypeId' | 'cateringNote', string>
> & { readonly contactOnSiteId: Contact };

export const infoOf = ({ info, catering, contactOnSite }: ProjectCrew): InfoForm => ({
  crew: info.crew ?? '',
  crewChief: info.crewChief ?? '',
  external: info.external ?? '',
  internal: info.internal ?? '',
  cateringTypeId: catering?.typeId ?? '',
  cateringNote: catering?.note ?? '',
  contactOnSiteId: { id: contactOnSite?.contactId ?? '', name: contactOnSite?.name ?? '' },
});

/** Only what was changed goes out, so that what somebody else changed beside it stays. */
export function infoBody(
  form: InfoForm,
  changed: readonly (keyof InfoForm)[],
): BodyOf<typeof projectCrews.editInfo> {
  const body = {
    ...form,
    cateringTypeId: form.cateringTypeId || null,
    contactOnSiteId: form.contactOnSiteId.id || null,
  };
  return Object.fromEntries(changed.map((field) => [field, body[field]]));
}
