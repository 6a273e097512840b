import { useCommand } from '@callboard/client';
import { projects } from '@callboard/contract';
import type { Project } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet, useUpload } from '@callboard/parts';
import { Button, PhotoInput, toast } from '@callboard/ui';
import { projectChanged } from './project-changed.ts';
import styles from './logo-sheet.module.css';

type LogoSheetProps = { project: Project; onClose: () => void };

/** The picture that stands for a project. */
export function LogoSheet({ project, onClose }: LogoSheetProps) {
  const t = useWords('projects');
  const { number, version, logoUrl } = project;
  const refused = { onRefused: () => void projectChanged() };
  const save = useFormCommand(projects.setProjectLogo, {
    ...refused,
    onSuccess: () => {
      toast.success(t('change-project.logoSaved'));
      return projectChanged();
    },
  });
  const remove = useCommand(projects.setProjectLogo, {
    onSuccess: () => {
      toast.success(t('change-project.logoRemoved'));
      onClose();
      return projectChanged();
    },
  });
  const upload = useUpload();
  const form = useFormSheet({
    title: t('change-project.logo'),
    draft: `project-logo/${number}`,
    offline: 'needs-network',
    labels: { photos: t('change-project.logoField') },
    start: { photos: [] as readonly File[] },
    endpoint: null,
    body: ({ photos }) => photos[0],
    check: ({ photos }) =>
      photos.length === 0
        ? [{ path: 'photos', code: 'required', text: t('change-project.logoMissing') }]
        : [],
    send: async (_, { values }) => {
      const uploadId = await upload(values.photos[0]);
      return save({ params: { number }, version, body: { uploadId } });
    },
    onClose,
  });
  const { error, id, label } = form.field('photos');
  return (
    <FormSheet
      form={form}
      submit={t('change-project.logoSave')}
      offlineText={t('change-project.offline')}
      actions={
        logoUrl && (
          <Button
            kind="secondary"
            size="large"
            busy={remove.isPending}
            onClick={() => remove.mutate({ params: { number }, version, body: { uploadId: null } })}
          >
            {t('change-project.logoRemove')}
          </Button>
        )
      }
    >
      {logoUrl && <img src={logoUrl} alt="" className={styles.logo} />}
      <PhotoInput
        id={id}
        label={label}
        error={error}
        hint={t('change-project.logoHint')}
        maxEdge={512}
        photos={form.values.photos}
        onPhotos={(photos) => form.change({ photos })}
      />
    </FormSheet>
  );
}
