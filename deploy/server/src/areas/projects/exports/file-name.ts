const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'text/plain': 'txt',
};

/** One step of a path that is a name everywhere and leads nowhere else. */
export const pathStep = (text: string): string => {
  const plain = text
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- nothing of the kind belongs into a name
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
    .replace(/^[. ]+|[. ]+$/g, '');
  return plain === '' ? '_' : plain;
};

/** A name with the ending of what it is, whatever it was called. */
export function fileNameOf(name: string, type: string): string {
  const ending = endings[type.split(';')[0] ?? ''] ?? 'bin';
  const bare = name.replace(/\.[a-z0-9]{1,5}$/i, '');
  return `${pathStep(bare)}.${ending}`;
}
