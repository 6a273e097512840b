import { Archive, CalendarDays, File, FileImage, FileSpreadsheet, FileText } from 'lucide-react';

/** The first that fits wins. */
const icons = [
  [/^image\//, FileImage],
  [/spreadsheet|excel|csv/, FileSpreadsheet],
  [/^text\/calendar/, CalendarDays],
  [/pdf|word|opendocument\.text|^text\//, FileText],
  [/zip|compressed|tar$/, Archive],
] as const;

/** The icon of a media type. */
export const paperIcon = (type: string) =>
  icons.find(([pattern]) => pattern.test(type.toLowerCase()))?.[1] ?? File;
