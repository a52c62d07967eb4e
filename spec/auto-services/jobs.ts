import { tableOf } from '../documents/clauseTable.ts';

/** The services by section, in their order, each with its slug, from the tables of three clauses. */
export const jobs = {
  'Vehicle Servicing': tableOf('AUTO-SERVICING'),
  'Mechanical Repairs': tableOf('AUTO-REPAIRS'),
  'Auto Electrical Services': tableOf('AUTO-ELECTRICAL'),
} as const;
