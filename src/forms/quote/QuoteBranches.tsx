import { css } from 'linaria';
import { allBranches, branches, closuresOf } from '../../content/branches.ts';
import { whereToFindUs, locationName } from '../../content/quoteFormWords.ts';
import { hoursRows } from '../../domain/hoursRows.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, leading, size, space } from '../../styles/tokens.ts';
import { ClosedDays } from '../../ui/ClosedDays.tsx';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';

/* As tall as the form beside it; its rows share the space. */
const list = css`
  ${mixins.column}

  :where(h2) {
    font-size: ${size.cardHeading};
  }

  :where(ul) {
    display: grid;
    flex: 1;
    margin-block-start: ${space.m};
    border-block-end: 1px solid ${color.border};
  }

  :where(li) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    align-items: baseline;
    gap: 0 ${space.l};
    padding-block: ${space.xs};
    border-block-start: 1px solid ${color.border};
    font-size: ${size.small};
    line-height: ${leading.note};
    color: ${color.inkSoft};
  }

  :where(h3) {
    color: ${color.ink};
  }

  :where(a) {
    font: ${font.headline(size.label, 'note')};
    color: ${color.ink};
    ${mixins.quietLink}
  }

  :where(a, p + p) {
    text-align: end;
  }

  :where(li small) {
    grid-column: 1 / -1;
  }

  [data-current] {
    box-shadow: inset 0 5px ${color.signal};
  }
`;

/**
 * The branches and their hours, beside the form that asks for the nearest one (specification, section 3). The location
 * that is `chosen` there, if any, is marked.
 */
export function QuoteBranches({ chosen }: { readonly chosen: string }) {
  return (
    <div className={list}>
      <h2>{whereToFindUs}</h2>
      <ClosedDays closed={closuresOf('all')} lead={allBranches} />
      <ul role="list">
        {branches.map((branch) => {
          const [weekdays, saturday, sunday] = hoursRows(branch.hours).map(({ phrase }) => phrase);
          return (
            <li key={branch.id} data-current={locationName(branch) === chosen || undefined}>
              <h3>{branch.name}</h3>
              <TelephoneLink number={branch.phone} />
              <p>{branch.address}</p>
              <p>
                {weekdays},
                <br />
                {saturday}, {sunday}
              </p>
              <ClosedDays closed={closuresOf(branch.id)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
