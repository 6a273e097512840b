import type { SecurityCheckRow } from '@callboard/contract';
import type { Icon, StatusName } from '@callboard/ui';
import { CircleCheckBig, Clock, ShieldAlert, ShieldCheck, ShieldX } from 'lucide-react';

/** How the state of a security check looks, in lists and on its own page. */
export const checkLooks = {
  planned: { status: 'quiet', icon: Clock },
  due: { status: 'waiting', icon: ShieldAlert },
  late: { status: 'waiting', icon: ShieldAlert },
  missing: { status: 'trouble', icon: ShieldX },
  done: { status: 'confirmed', icon: ShieldCheck },
  doneLate: { status: 'confirmed', icon: CircleCheckBig },
} as const satisfies Record<SecurityCheckRow['state'], { status: StatusName; icon: Icon }>;
