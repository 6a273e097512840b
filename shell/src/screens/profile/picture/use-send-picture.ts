import { CallError, useCommand } from '@callboard/client';
import { persons } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { uploadFile } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { useState } from 'react';
import { pictureChanged } from '../personal-data/profile.queries.ts';
import { smallestSide } from './crop.ts';
import type { Photo } from './use-photo.ts';

/** Sends the picture and its square; what is wrong with it is said where it was chosen. */
export function useSendPicture(personId: string, onDone: () => void) {
  const t = useWords('profile');
  const errorText = useErrorText();
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const add = useCommand(persons.addProfilePicture, { onError: () => undefined });
  const isTooSmall = error instanceof CallError && error.fields.some(({ code }) => code === 'too_small');
  const send = async ({ file, crop }: Photo) => {
    setUploading(true);
    setError(null);
    try {
      const uploadId = await uploadFile(file, file.name);
      await add.mutateAsync({ params: { id: personId }, body: { uploadId, ...(crop && { crop }) } });
      toast.success(t('picture.sent'));
      void pictureChanged();
      onDone();
    } catch (reason) {
      setError(reason);
    } finally {
      setUploading(false);
    }
  };
  return {
    send,
    isSending: isUploading,
    refusal:
      error === null
        ? null
        : isTooSmall
          ? { title: t('picture.tooSmall', { edge: smallestSide }) }
          : errorText(error),
  };
}
