import { useQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Select, TextArea } from '@callboard/ui';
import { ContactOnSite } from './contact-on-site.tsx';
import { cateringTypesQuery } from './edit-crew-info.queries.ts';
import type { InfoForm } from './info-form.ts';

type InfoFieldsProps = {
  form: InfoForm;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<InfoForm>) => void;
};
const texts = ['crew', 'crewChief', 'external', 'internal'] as const;
const longest = 4000;

export function InfoFields({ form, errors, onChange }: InfoFieldsProps) {
  const t = useWords('crew-ops');
  const { data: types } = useQuery(cateringTypesQuery);
  const none = { value: '', label: t('edit-crew-info.none') };
  const typeOptions = (types?.items ?? []).map(({ id, caption }) => ({ value: id, label: caption }));
  return (
    <>
      {texts.map((field) => (
        <TextArea
          key={field}
          label={t(`edit-crew-info.${field}`)}
          hint={t(`edit-crew-info.${field}Hint`)}
          value={form[field]}
          error={errors[field]}
          rows={3}
          maxLength={longest}
          onValue={(value) => onChange({ [field]: value })}
        />
      ))}
      <Select
        label={t('edit-crew-info.cateringTypeId')}
        options={[none, ...typeOptions]}
        value={form.cateringTypeId}
        error={errors['cateringTypeId']}
        onValue={(value) => onChange({ cateringTypeId: value })}
      />
      <TextArea
        label={t('edit-crew-info.cateringNote')}
        value={form.cateringNote}
        error={errors['cateringNote']}
        rows={2}
        maxLength={1000}
        onValue={(value) => onChange({ cateringNote: value })}
      />
      <ContactOnSite form={form} refused={errors['contactOnSiteId']} onChange={onChange} />
    </>
  );
}
