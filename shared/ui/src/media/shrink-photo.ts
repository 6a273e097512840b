/** The size of a picture whose longer edge is at most `maxEdge`; a smaller one stays. */
export function fitWithin(width: number, height: number, maxEdge: number) {
  const scale = Math.min(1, maxEdge / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * An upright JPEG of reasonable size. Drawing it anew drops everything the camera wrote beside the picture,
 * the place where it was taken included. Rejects what is not a picture.
 */
export async function shrinkPhoto(file: File, maxEdge = 2048, quality = 0.85): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fitWithin(picture.width, picture.height, maxEdge);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser cannot draw.');
    // A JPEG has no transparency; without a ground it would turn black.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(picture, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (!blob) throw new Error('The photo could not be written.');
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`, {
      type: 'image/jpeg',
      lastModified: file.lastModified,
    });
  } finally {
    picture.close();
  }
}
