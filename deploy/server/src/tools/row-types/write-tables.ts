import { writeFile } from 'node:fs/promises';
import { freshTables, generatedTables } from './generated-tables.ts';

await writeFile(generatedTables, await freshTables());
