import { Avatar, DataTable, ListRow, Section, VirtualList } from '@callboard/ui';
import { samples } from './kitchen-samples.ts';

const people = Array.from({ length: 5000 }, (_, index) => ({
  id: String(index),
  name: `${samples.people[index % samples.people.length] ?? ''} ${index + 1}`,
}));

const rowOf = (person: (typeof people)[number]) => (
  <ListRow
    href={`#person-${person.id}`}
    leading={<Avatar name={person.name} />}
    title={person.name}
    subtitle="Stagehand"
  />
);

export function TableShelf() {
  return (
    <>
      <Section title="Table, cards on a phone">
        <DataTable
          label="Hours in November"
          state={{ kind: 'full' }}
          rows={samples.table}
          keyOf={(row) => row.id}
          sorting={{ column: 'name', direction: 'ascending' }}
          columns={[
            { id: 'name', title: 'Person', names: true, cell: (row) => row.name, sortBy: (row) => row.name },
            {
              id: 'worked',
              title: 'Worked',
              align: 'end',
              cell: (row) => row.worked,
              sortBy: (row) => row.worked,
            },
            { id: 'quota', title: 'Quota', align: 'end', cell: (row) => row.quota },
            { id: 'account', title: 'Account', align: 'end', cell: (row) => row.account },
          ]}
        />
      </Section>
      <Section title="Virtual list" count={people.length}>
        <VirtualList
          label="People"
          state={{ kind: 'full' }}
          items={people}
          keyOf={(person) => person.id}
          row={rowOf}
        />
      </Section>
    </>
  );
}
