import { allBranches, branches, closuresOf, headOfficeHours } from '../../content/branches.ts';
import { hours } from '../../content/home.ts';
import { hoursRows } from '../../domain/hoursRows.ts';
import { columns } from '../../styles/layout.ts';
import { ClosedDays } from '../../ui/ClosedDays.tsx';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';

/** When each branch is open, without script (D2, D36, D46). */
export function Hours() {
  return (
    <Section tone="plain">
      <div className={columns} data-split="second">
        <div>
          <h2 id="hours">{hours.heading}</h2>
          <p>{hours.lead}</p>
          <ClosedDays closed={closuresOf('all')} lead={allBranches} />
          {branches.map(({ id, name }) => (
            <ClosedDays key={id} closed={closuresOf(id)} lead={name} />
          ))}
        </div>
        <Table
          labelledBy="hours"
          columns={[hours.branch, ...hoursRows(headOfficeHours).map(({ days }) => days)]}
          rows={branches.map(({ id, name, hours: week }) => ({
            name,
            link: `/locations#${id}`,
            cells: hoursRows(week).map((row) => row.hours),
          }))}
          layout="timetable"
        />
      </div>
    </Section>
  );
}
