import { waitingFile } from '@callboard/client';
import { crewPhotoEdges } from '@callboard/contract';
import { useEffect, useRef } from 'react';

const side = crewPhotoEdges.small;

/** A picture that lies on this phone, after a reload as well; small, since the whole one is large to hold. */
export function WaitingThumb({ item }: { item: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      const file = await waitingFile(item);
      if (!file || gone) return;
      const picture = await createImageBitmap(file, { resizeWidth: side, resizeQuality: 'medium' });
      if (gone) return picture.close();
      Object.assign(canvas.current ?? {}, { width: picture.width, height: picture.height });
      canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
    };
    // Without a picture the tile still says how it stands.
    draw().catch((reason: unknown) => console.warn('A waiting photo could not be drawn', reason));
    return () => {
      gone = true;
    };
  }, [item]);
  return <canvas ref={canvas} width={side} height={side} aria-hidden="true" />;
}
