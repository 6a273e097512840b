type Named = Pick<File, 'name' | 'type'>;

/** What the cameras of many phones write and few browsers open. Some systems do not know its type. */
export const isHeic = ({ name, type }: Named) => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);

const typeOf = (file: Named) => file.type || (isHeic(file) ? 'image/heic' : '');

/** Whether a file is of a kind that an `accept` list names; what the picker hides, dropping does not. */
export function accepts(accept: readonly string[] | undefined, file: Named) {
  if (!accept?.length) return true;
  return accept.some((kind) => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
    if (kind.endsWith('/*')) return typeOf(file).startsWith(kind.slice(0, -1));
    return typeOf(file) === kind;
  });
}
