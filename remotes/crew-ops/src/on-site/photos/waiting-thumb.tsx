import { waitingFile } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import { crewPhotoEdges } from '@callboard/contract';
import { useEffect, useRef, useState } from 'react';
import styles from './photo-grid.module.css';

const side = crewPhotoEdges.small;

/**
 * A picture that lies on this phone, after a reload as well; small, since the whole one is large to hold. One that
 * this browser cannot open shows its name.
 */
export function WaitingThumb({ item, name }: { item: Waiting; name: string }) {
  const [closed, setClosed] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef(false);
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      // Shown before it is stored; when it is, its item is another one.
      const file = drawn.current ? null : await waitingFile(item.key);
      if (!file || gone) return;
      const picture = await createImageBitmap(file, { resizeWidth: side, resizeQuality: 'medium' });
      if (gone) return picture.close();
      drawn.current = true;
      Object.assign(canvas.current ?? {}, { width: picture.width, height: picture.height });
      canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
    };
    draw().catch(() => !gone && setClosed(true));
    return () => {
      gone = true;
    };
  }, [item]);
  if (closed) return <span className={styles.named}>{name}</span>;
  return <canvas ref={canvas} width={side} height={side} aria-hidden="true" />;
}
