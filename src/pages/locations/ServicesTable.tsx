import { branches, branchServices } from '../../content/branches.ts';
import type { BranchService } from '../../domain/branch.ts';
import { Table } from '../../ui/Table.tsx';

/** The columns, with names short enough for a phone. */
const services: readonly (readonly [BranchService, string])[] = [
  ['tyres', branchServices.tyres],
  ['auto-repairs', branchServices['auto-repairs']],
  ['wof', 'WOF'],
  ['mobile-service', 'Mobile tyre van based here'],
];

/** Which branch offers what: a row per branch, a column per service (D33). */
export function ServicesTable({ labelledBy }: { readonly labelledBy: string }) {
  return (
    <Table
      labelledBy={labelledBy}
      columns={['Branch', ...services.map(([, name]) => name)]}
      rows={branches.map(({ name, services: offered }) => ({
        name,
        cells: services.map(([service]) => offered.includes(service)),
      }))}
      layout="ticks"
    />
  );
}
