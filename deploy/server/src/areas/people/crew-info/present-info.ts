import type { CrewInfoRow } from '@callboard/contract';
import type { CrewInfoFound } from './crew-info.db.ts';

const excerptLength = 160;

const kindOf = ({ link, fileType }: CrewInfoFound): CrewInfoRow['kind'] => {
  if (fileType === 'application/pdf') return 'pdf';
  if (fileType?.startsWith('image/')) return 'image';
  if (fileType !== null) return 'file';
  return link === null ? 'text' : 'link';
};

export const presentInfo = (found: CrewInfoFound): CrewInfoRow => ({
  id: found.id,
  caption: found.caption,
  excerpt: found.body.replace(/\s+/g, ' ').trim().slice(0, excerptLength),
  kind: kindOf(found),
  publishedAt: found.publishedAt.toISOString(),
});
