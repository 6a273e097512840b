/** What a request costs without us: node's http, `pg`, the same statements, and JSON of what they answer. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import type { Statement } from './record-sql.ts';

const statements = JSON.parse(readFileSync(String(process.env['BARE_STATEMENTS']), 'utf8')) as Statement[];
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const server = createServer(async (_, answer) => {
  const client = await pool.connect();
  try {
    const rows: unknown[] = [];
    for (const { sql, parameters } of statements) {
      const result = await client.query(sql, parameters.length > 0 ? parameters : undefined);
      rows.push(result.rows);
    }
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows.slice(-3)));
  } catch (error) {
    answer.writeHead(500).end(String(error));
  } finally {
    client.release();
  }
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
