import type { CrewCheck } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import type { Icon, StatusName } from '@callboard/ui';
import {
  CircleCheckBig,
  CircleDot,
  CircleHelp,
  CircleX,
  Clock,
  Coffee,
  Hammer,
  Hand,
  Hourglass,
} from 'lucide-react';
import { useTenantRules } from '../../base/tenant-rules.ts';
import { checkPhase } from './check-phase.ts';
import type { CheckPhase } from './check-phase.ts';

const looks = {
  ahead: { status: 'quiet', icon: Clock },
  preCall: { status: 'waiting', icon: Hand },
  preCalled: { status: 'confirmed', icon: Hand },
  checkIn: { status: 'confirmed', icon: CircleDot },
  missed: { status: 'trouble', icon: CircleX },
  working: { status: 'confirmed', icon: Hammer },
  break: { status: 'spare', icon: Coffee },
  proposed: { status: 'waiting', icon: CircleHelp },
  out: { status: 'confirmed', icon: CircleCheckBig },
  none: { status: 'quiet', icon: CircleX },
} as const satisfies Record<CheckPhase, { status: StatusName; icon: Icon }>;

/** In one word where the person stands. */
export function PhasePill({ check, now }: { check: CrewCheck; now: number }) {
  const t = useWords('crew-ops');
  const { lateAfterMinutes } = useTenantRules();
  const phase = checkPhase(check, now);
  const lateFrom = Date.parse(check.plannedFrom) + lateAfterMinutes * 60_000;
  if (phase === 'checkIn' && (check.state === 'late' || now > lateFrom))
    return <StatusPill status="waiting" icon={Hourglass} label={t('on-site.late')} />;
  return <StatusPill {...looks[phase]} label={t(`on-site.phase.${phase}`)} />;
}
