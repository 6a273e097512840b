import { join } from 'node:path';
import { openApi } from './openapi.ts';

/** Where the document is committed. */
export const generatedFile = join(import.meta.dirname, '../../generated/openapi.json');
export const openApiText = (): string => `${JSON.stringify(openApi(), null, 2)}\n`;
