import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { useMay } from '@callboard/session';
import { Card, Faces, Section, Skeleton } from '@callboard/ui';
import { useState } from 'react';
import { AccountWork } from '../account-work/account-work.tsx';
import { figuresQuery } from '../base/contracts.queries.ts';
import { accountant } from './accountant.ts';
import { FigureCards } from './figure-cards.tsx';
import type { FigureName } from './figure-cards.tsx';
import { MonthSwitch } from './month-switch.tsx';
import { useMonth } from './use-month.ts';

const LinesSheet = openedLater(async () => (await import('./lines-sheet.tsx')).LinesSheet);

/** Quota, planned, worked and both accounts of a month; a tap on a figure shows what it is made of. */
export function Accounts({ personId }: { personId?: string }) {
  const t = useWords('documents');
  const { month, asked } = useMonth();
  const of = { personId, month: asked };
  const accounts = useMay(accountant);
  const read = useRead(useQuery(figuresQuery(of)));
  const [open, setOpen] = useState<FigureName | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title={t('accounts.title')} action={<MonthSwitch month={month} />}>
      <Faces read={read} loading={<AccountsSkeleton />}>
        {(figures) => (
          <>
            <FigureCards figures={figures} onOpen={setOpen} />
            {accounts && (
              <AccountWork
                person={{ id: figures.personId, name: figures.personName }}
                figures={figures}
                of={of}
              />
            )}
            {open && <LinesSheet name={open} figures={figures} of={of} onClose={close} onMissing={close} />}
          </>
        )}
      </Faces>
    </Section>
  );
}

const AccountsSkeleton = () => (
  <>
    <Card>
      <Skeleton width="8rem" />
      <Skeleton width="10rem" height="2rem" />
      <Skeleton height="5rem" />
    </Card>
    <Card>
      <Skeleton width="60%" />
      <Skeleton />
    </Card>
  </>
);
