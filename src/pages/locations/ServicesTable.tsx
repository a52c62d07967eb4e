import { css } from 'linaria';
import { branches, branchServices } from '../../content/branches.ts';
import type { BranchService } from '../../domain/branch.ts';
import { visuallyHidden } from '../../styles/layout.ts';
import { color, font, media, rules, size, space } from '../../styles/tokens.ts';

/* Five columns fit the narrowest phone: the names of services wrap between words. */
const styles = css`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding-block: ${space.xxs};
    border-block-end: 1px solid ${color.border};
    text-align: center;
    vertical-align: middle;
  }

  thead th {
    padding-inline: 0.1em;
    border-block-end: 2px solid ${color.ink};
    font: ${font.headline(size.small)};
    vertical-align: bottom;
  }

  th:first-child {
    inline-size: 5.75rem;
    padding-inline: 0;
    text-align: start;
  }

  tbody th {
    font: ${font.headline(size.lead)};
  }

  i {
    position: relative;
    display: inline-block;
    inline-size: 1.1rem;
    block-size: 1.1rem;
    color: ${color.valid};
  }

  i::before {
    ${rules.tick}
    inset-inline-start: 0.35rem;
  }

  ${media.tablet} {
    thead th {
      font-size: ${size.lead};
    }

    tbody th {
      font-size: ${size.label};
    }
  }
`;

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
    <table className={styles} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Branch</th>
          {services.map(([service, name]) => (
            <th key={service} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {branches.map(({ id, name, services: offered }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {services.map(([service]) => (
              <td key={service}>
                {offered.includes(service) ? (
                  <>
                    <i aria-hidden="true" />
                    <span className={visuallyHidden}>Yes</span>
                  </>
                ) : (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className={visuallyHidden}>No</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
