import { writeFile } from 'node:fs/promises';
import { freshTables, generatedTables } from '#platform/db/generated-tables.ts';

await writeFile(generatedTables, await freshTables());
