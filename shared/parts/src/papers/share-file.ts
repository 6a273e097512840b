const typeOf = (name: string): string => (name.toLowerCase().endsWith('.pdf') ? 'application/pdf' : '');
const asFile = (parts: BlobPart[], name: string): File =>
  new File(parts, name, { type: typeOf(name) || 'application/octet-stream' });

/** Whether this device hands such a file to another app. */
export const canShare = (name: string): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [asFile([], name)] });

/**
 * Opens the device's own list of apps. A browser allows that only shortly after a press: where the file took longer
 * than that the answer is `false`, and another press is needed.
 */
export async function shareFile(file: Blob, name: string): Promise<boolean> {
  try {
    await navigator.share({ files: [asFile([file], name)] });
    return true;
  } catch (error) {
    const why = error instanceof DOMException ? error.name : '';
    // The person has thought better of it.
    if (why === 'AbortError') return true;
    if (why === 'NotAllowedError') return false;
    throw error;
  }
}
