import { useEffect, useRef } from 'react';

const edge = 240;

/** A small picture of a photo, drawn on a canvas: no address is made for it, so nothing has to be given back. */
export function PhotoThumb({ photo }: { photo: File }) {
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
    // Without a thumb the photo is still there; its name stands on the button that removes it.
    draw().catch((reason: unknown) => console.warn('A thumb could not be drawn', reason));
    return () => {
      gone = true;
    };
  }, [photo]);
  return <canvas ref={canvas} width={edge} height={edge} aria-hidden="true" />;
}
