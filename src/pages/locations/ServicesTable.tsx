import { branches } from '../../content/branches.ts';
import { servicesTable } from '../../content/locations.ts';
import { services } from '../../domain/branch.ts';
import { Table } from '../../ui/Table.tsx';

/** Which branch offers what: a row per branch, a column per service (D33). */
export function ServicesTable({ labelledBy }: { readonly labelledBy: string }) {
  return (
    <Table
      labelledBy={labelledBy}
      columns={[servicesTable.branch, ...services.map((service) => servicesTable.columns[service])]}
      rows={branches.map(({ name, services: offered }) => ({
        name,
        cells: services.map((service) => offered.includes(service)),
      }))}
      layout="ticks"
    />
  );
}
