import { useWords } from '@callboard/i18n';

/** "Chrome on Android", where the server could tell browser and system apart. */
export function useDeviceName(): (device: string) => string {
  const t = useWords('account');
  return (device) => {
    const [browser = '', system] = device.split(' · ');
    if (system) return t('devices.on', { browser, system });
    return device === '–' ? t('devices.unknown') : device;
  };
}
