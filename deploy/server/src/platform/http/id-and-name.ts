export const idAndName = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' };
