import type { CatalogueEntry } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import type { FormFields } from '@callboard/parts';
import { Select, TextArea } from '@callboard/ui';
import { ContactOnSite } from './contact-on-site.tsx';
import type { InfoForm } from './info-form.ts';

type InfoFieldsProps = { form: FormFields<InfoForm>; types: readonly CatalogueEntry[] };
const texts = ['crew', 'crewChief', 'external', 'internal'] as const;
const longest = 4000;

export function InfoFields({ form, types }: InfoFieldsProps) {
  const t = useWords('crew-ops');
  const none = { value: '', label: t('edit-crew-info.none') };
  const typeOptions = types.map(({ id, caption }) => ({ value: id, label: caption }));
  return (
    <>
      {texts.map((field) => (
        <TextArea
          key={field}
          {...form.field(field)}
          hint={t(`edit-crew-info.${field}Hint`)}
          rows={3}
          maxLength={longest}
        />
      ))}
      <Select {...form.field('cateringTypeId')} options={[none, ...typeOptions]} />
      <TextArea {...form.field('cateringNote')} rows={2} maxLength={1000} />
      <ContactOnSite form={form} />
    </>
  );
}
