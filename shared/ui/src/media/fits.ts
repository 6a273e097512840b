/** Whether a file is of a kind that an `accept` list names; what the picker hides, dropping does not. */
export function accepts(accept: readonly string[] | undefined, file: Pick<File, 'name' | 'type'>) {
  if (!accept?.length) return true;
  return accept.some((kind) => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind.toLowerCase());
    if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1));
    return file.type === kind;
  });
}
