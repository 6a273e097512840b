import type { DocumentRow } from '@callboard/contract';
import { documentGroups, isOneOf } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import type { Icon, StatusName } from '@callboard/ui';
import {
  Ban,
  CalendarX,
  CircleCheck,
  FilePen,
  FileText,
  Hourglass,
  PenLine,
  Printer,
  Replace,
  ScanSearch,
  Upload,
  X,
} from 'lucide-react';

type Look = { readonly status: StatusName; readonly icon: Icon };
type Status = DocumentRow['status']['id'];

const looks = {
  draft: { status: 'quiet', icon: FilePen },
  readyToSign: { status: 'waiting', icon: PenLine },
  onGoing: { status: 'waiting', icon: PenLine },
  signed: { status: 'confirmed', icon: CircleCheck },
  declined: { status: 'trouble', icon: X },
  expired: { status: 'trouble', icon: CalendarX },
  void: { status: 'quiet', icon: Ban },
  replaced: { status: 'quiet', icon: Replace },
  toUpload: { status: 'waiting', icon: Upload },
  beingVerified: { status: 'spare', icon: ScanSearch },
  refused: { status: 'trouble', icon: Upload },
  information: { status: 'quiet', icon: FileText },
} as const satisfies Record<Status, Look>;

type StatusOf = Pick<DocumentRow, 'status' | 'myTurn' | 'waitingFor' | 'paperNeeded'>;

/** How a document stands for whoever looks at it: the own turn comes first. */
export function DocumentStatusPill({ document }: { document: StatusOf }) {
  const { status, myTurn, waitingFor, paperNeeded } = document;
  const t = useWords('documents');
  if (myTurn) return <StatusPill status="waiting" icon={PenLine} label={t('document-status.yourTurn')} />;
  if (isOneOf(status.id, documentGroups.signable) && paperNeeded)
    return <StatusPill status="quiet" icon={Printer} label={t('document-status.onPaper')} />;
  if (isOneOf(status.id, documentGroups.signable) && waitingFor.length > 0)
    return <StatusPill status="quiet" icon={Hourglass} label={t('document-status.waiting')} />;
  return <StatusPill {...looks[status.id]} label={t(`document-status.${status.id}`)} />;
}
