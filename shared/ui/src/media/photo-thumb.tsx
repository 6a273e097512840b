import { useEffect, useRef, useState } from 'react';
import styles from './file-drop.module.css';

const edge = 240;

/**
 * A small picture of a photo, drawn on a canvas: no address is made for it, so nothing has to be given back. One that
 * this browser cannot open shows its name.
 */
export function PhotoThumb({ photo }: { photo: File }) {
  const [closed, setClosed] = useState<File>();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      const picture = await createImageBitmap(photo);
      const pen = canvas.current?.getContext('2d');
      if (pen && !gone) {
        const cut = Math.min(picture.width, picture.height);
        const [x, y] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
        pen.drawImage(picture, x, y, cut, cut, 0, 0, edge, edge);
      }
      picture.close();
    };
    draw().catch(() => !gone && setClosed(photo));
    return () => {
      gone = true;
    };
  }, [photo]);
  // The button that removes it says the name as well.
  if (closed === photo)
    return (
      <span className={styles.named} aria-hidden="true">
        {photo.name}
      </span>
    );
  return <canvas ref={canvas} width={edge} height={edge} aria-hidden="true" />;
}
