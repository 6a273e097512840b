import { patch, useCommand, useOnline } from '@callboard/client';
import { push } from '@callboard/contract';
import type { PushSubscriptionRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Card, List, ListRow, RowIcon, Section, toast } from '@callboard/ui';
import { MonitorSmartphone } from 'lucide-react';
import { devicesQuery } from './settings/push.queries.ts';

/** Where else the person is told. */
export function OtherDevices({ devices }: { devices: readonly PushSubscriptionRow[] }) {
  const t = useWords('shell');
  const format = useFormat();
  const online = useOnline();
  const { mutate } = useCommand(push.deletePushNotificationSubscription, {
    optimistic: ({ body }) => [
      patch(devicesQuery(), (list) => {
        const items = list.items.filter(({ id }) => !('id' in body) || id !== body.id);
        return { ...list, items, total: items.length };
      }),
    ],
    onSuccess: () => toast.success(t('push.removed')),
  });
  if (devices.length === 0) return null;
  return (
    <Section title={t('push.others')} count={devices.length}>
      <Card flush>
        <List label={t('push.others')} state={{ kind: 'full' }}>
          {devices.map(({ id, device, createdAt }) => {
            const name = device || t('push.unknown-device');
            return (
              <ListRow
                key={id}
                leading={<RowIcon icon={MonitorSmartphone} />}
                title={name}
                subtitle={t('push.since', { date: format.date(createdAt) })}
                trailing={
                  <Button
                    kind="quiet"
                    size="normal"
                    disabled={!online}
                    aria-label={t('push.remove-device', { name })}
                    onClick={() => mutate({ body: { id } })}
                  >
                    {t('push.remove')}
                  </Button>
                }
              />
            );
          })}
        </List>
      </Card>
    </Section>
  );
}
