import { Avatar, Badge, Chip, ChipRow, Progress, Section, StatusPill } from '@callboard/ui';
import { Legend } from '@callboard/ui/palette';
import { DeadlinePill, FaceIcon, statusNames } from '@callboard/ui';
import { StateMark } from '@callboard/ui/palette';
import type { IconNodes } from '@callboard/ui';
import { Clock, SlidersHorizontal } from 'lucide-react';
import styles from './kitchen.module.css';
import { samples } from './kitchen-samples.ts';

/** An icon as a feature's face carries it. */
const house: IconNodes = [
  [
    'path',
    { d: 'M3 10a2 2 0 0 1 .7-1.5l7-6a2 2 0 0 1 2.6 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z' },
  ],
  ['path', { d: 'M15 21v-8H9v8' }],
];

export function StatusShelf() {
  return (
    <>
      <Section title="Status">
        <div className={styles.row}>
          {statusNames.map((status) => (
            <StatusPill key={status} status={status} icon={Clock} label={status} />
          ))}
        </div>
        <div className={styles.row}>
          {samples.deadlines.map((deadline) => (
            <DeadlinePill
              key={deadline}
              deadline={deadline}
              now={samples.clock}
              by={(at) => `Sign by ${at}`}
            />
          ))}
        </div>
        <div className={styles.row}>
          {samples.people.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Ada Kern" size="small" />
          <Avatar name="Ada Kern" size="large" />
          <FaceIcon nodes={house} />
          <Badge count={3} label="3 unread" />
          <Badge count={12} kind="accent" />
          <Badge count={120} kind="trouble" />
        </div>
        <ChipRow label="Filters">
          <Chip icon={SlidersHorizontal} label="23 people" selected />
          {samples.functions.map((label) => (
            <Chip key={label} label={label} removable />
          ))}
        </ChipRow>
        <Progress label="Worked against quota" value={112.5} max={120} text="112:30 of 120:00 h" />
        <Progress label="Upload" value={3} max={12} text="3 of 12" kind="waiting" />
      </Section>
      <Section title="Legend: planner">
        <Legend palette="planner" />
        <StateMark palette="planner" state="requestPending" border="red" />
      </Section>
      <Section title="Legend: planning">
        <Legend palette="planning" />
      </Section>
      <Section title="Legend: project calendar">
        <Legend palette="project" />
      </Section>
    </>
  );
}
