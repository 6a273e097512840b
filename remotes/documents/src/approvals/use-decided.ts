import { invalidate } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { home, persons, photos } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';

const listOf = {
  pictures: persons.profilePictures,
  changes: persons.personChanges,
  photos: photos.photosToDecide,
};

/** Says how it was decided and reads the list again, from which it goes; also where somebody else was first. */
export function useDecided(what: keyof typeof listOf) {
  const t = useWords('documents');
  const readAgain = () => Promise.all([invalidate(listOf[what]), invalidate(home.home)]);
  const decided = (text: string) => () => {
    toast.success(text);
    return readAgain();
  };
  return {
    approved: decided(t('verify.approved')),
    rejected: decided(t('verify.rejected')),
    refused: (error: CallError) => {
      toast.error(errorTextOf(error).title);
      if (error.code === 'wrong_state' || error.code === 'not_found') void readAgain();
    },
  };
}
