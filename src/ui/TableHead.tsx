export interface TableHeadProps {
  /** Says what the table compares. */
  readonly caption: string;
  /** The names of the columns; the first one names the rows. */
  readonly columns: readonly string[];
}

/** What begins a table that compares: its caption, and the names of its columns. */
export function TableHead({ caption, columns }: TableHeadProps) {
  return (
    <>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
