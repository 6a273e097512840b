import type { DocumentDetail } from '@callboard/contract';
import { ZoneMark } from './zone-mark.tsx';

type ZonesOnPageProps = { document: Pick<DocumentDetail, 'signatories' | 'sealedAt'>; page: number };

/** Where people sign on a page that is read; on the sealed one their signatures are there themselves. */
export const ZonesOnPage = ({ document, page }: ZonesOnPageProps) =>
  document.sealedAt === null &&
  document.signatories.map(
    ({ id, name, zone }) => zone?.page === page && <ZoneMark key={id} zone={zone} name={name} />,
  );
