import { Archive, CalendarDays, File, FileImage, FileSpreadsheet, FileText } from 'lucide-react';
import { paperIcon } from './paper-icon.ts';

test.each([
  ['image/png', FileImage],
  ['application/pdf', FileText],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', FileSpreadsheet],
  ['text/csv', FileSpreadsheet],
  ['text/calendar; charset=utf-8', CalendarDays],
  ['text/plain', FileText],
  ['application/zip', Archive],
  ['application/octet-stream', File],
  ['', File],
])('%s has its icon', (type, icon) => expect(paperIcon(type)).toBe(icon));
