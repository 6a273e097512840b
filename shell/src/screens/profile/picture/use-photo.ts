import { useEffect, useState } from 'react';
import { firstCrop, largestSide, smallestSide } from './crop.ts';
import type { Crop, Size } from './crop.ts';

export type Photo = {
  readonly file: File;
  readonly src: string;
  /** Unknown while it is being read, and where this browser cannot show it: the server takes its middle then. */
  readonly size: Size | null;
  readonly crop: Crop | null;
};

/** The photo that was chosen, and the part of it that is kept. */
export function usePhoto() {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const src = photo?.src;
  useEffect(() => {
    if (!src) return;
    const image = new Image();
    image.addEventListener('load', () => {
      const size = { width: image.naturalWidth, height: image.naturalHeight };
      const crop = largestSide(size) < smallestSide ? null : firstCrop(size);
      setPhoto((now) => (now?.src === src ? { ...now, size, crop } : now));
    });
    image.src = src;
    return () => URL.revokeObjectURL(src);
  }, [src]);
  return {
    photo,
    choose: (file: File | null) =>
      setPhoto(file && { file, src: URL.createObjectURL(file), size: null, crop: null }),
    cut: (crop: Crop) => setPhoto((now) => now && { ...now, crop }),
  };
}
