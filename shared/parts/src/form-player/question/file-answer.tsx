import { largestUpload } from '@callboard/domain';
import { FileInput, PhotoInput, SignaturePad } from '@callboard/ui';
import type { Signature } from '@callboard/ui';
import { useState } from 'react';
import { usePartWords } from '../../words/use-part-words.ts';
import { FileShown } from './file-shown.tsx';
import type { QuestionProps } from './question-props.ts';

/** A photo, a paper or a signature. Choosing another one takes the place of the first. */
export function FileAnswer({ question, given, onFile, locked, error }: QuestionProps) {
  const t = usePartWords();
  const [signature, setSignature] = useState<Signature | null>(null);
  const { kind, caption } = question;
  const label = given.file ? t('form-player.another') : caption;
  const first = (files: readonly File[]) => files[0] && onFile(files[0]);
  const sign = (drawn: Signature | null) => {
    setSignature(drawn);
    if (drawn) onFile(new File([drawn.image], 'signature.png', { type: 'image/png' }));
  };
  return (
    <>
      {given.file && <FileShown file={given.file} />}
      {!locked && kind === 'photo' && <PhotoInput label={label} photos={[]} onPhotos={first} error={error} />}
      {!locked && kind === 'file' && (
        <FileInput
          label={label}
          files={[]}
          onFiles={first}
          accept={['image/*', 'application/pdf', 'text/plain']}
          maxBytes={largestUpload}
          error={error}
        />
      )}
      {!locked && kind === 'signature' && (
        <SignaturePad label={label} value={signature} onValue={sign} error={error} />
      )}
    </>
  );
}
