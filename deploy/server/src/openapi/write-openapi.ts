import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generatedFile, openApiText } from './generated-openapi.ts';

await mkdir(dirname(generatedFile), { recursive: true });
await writeFile(generatedFile, openApiText());
