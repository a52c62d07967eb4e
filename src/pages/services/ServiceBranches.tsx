import { css } from 'linaria';
import { allBranches, branches, closuresOf } from '../../content/branches.ts';
import { ownersAnswers, sentenceOf } from '../../content/ownersAnswers.ts';
import { serviceBranches } from '../../content/summary.ts';
import type { BranchService } from '../../domain/branch.ts';
import { hoursRows, sharedWeekdays } from '../../domain/hoursRows.ts';
import { fromTablet, inRows } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { ClosedDays } from '../../ui/ClosedDays.tsx';
import { rowsOf } from '../../ui/fullRows.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';

/* A ruled list of branches: two columns on phones and on wide screens, as many as fit in between. */
const styles = css`
  ${mixins.baselineRow}
  justify-content: space-between;
  gap: 0 ${space.m};

  :where(h2) {
    font-size: ${size.itemHeading};
  }

  :where(small) {
    color: ${color.inkSoft};
  }

  > :where(ul) {
    display: grid;
    flex: 1 0 100%;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    gap: 0 ${space.l};
    margin-block-start: ${space.xs};

    ${mixins.oneColumnAtLargeText}
  }

  :where(li) {
    position: relative;
    ${mixins.column}
    padding-block: ${space.xxs} ${space.xs};
    border-block-start: 2px solid ${color.ink};
  }

  :where(a) {
    ${mixins.spread}
    min-block-size: 1.75rem;
    font: ${font.headline(size.label)};
    overflow-wrap: anywhere;
    ${mixins.quietLink}
    ${mixins.coveringLink}
  }

  ${media.tablet} {
    > :where(ul) {
      grid-template-columns: ${tracks.inRow};
    }
  }
`;

/** More branches than this leave a phone no room for the hours of each within the first two screens. */
const mostWithHours = 6;

interface ServiceBranchesProps {
  readonly service: BranchService;
  /** Replaces the usual heading. */
  readonly heading?: string | undefined;
}

/**
 * The branches that offer a service, each linked to the locations page, with their hours (D33). Hours are not shown
 * for the van, which has its own, nor Sunday hours for WOFs, which are not done on Sundays.
 */
export function ServiceBranches({ service, heading }: ServiceBranchesProps) {
  const places = branches.filter(({ services }) => services.includes(service));
  const { some, all } = serviceBranches.headings;
  const usual = places.length < branches.length ? some : all;
  const showsHours = service !== 'mobile-service';
  const hasWorkshop = service === 'auto-repairs';
  const weekdays = sharedWeekdays(places.map(({ hours }) => hours));
  const leftOut = [weekdays && 'weekdays', service === 'wof' && 'sunday'];
  const workshop = sentenceOf(ownersAnswers.sundayMechanics);
  const note = hasWorkshop
    ? [weekdays && serviceBranches.branchHours(weekdays), workshop].filter(Boolean).join(' ')
    : weekdays && serviceBranches.open(weekdays);
  return (
    <section className={styles}>
      <h2>{heading ?? usual}</h2>
      {showsHours && note ? <small>{note}</small> : null}
      {showsHours ? <ClosedDays closed={closuresOf('all')} lead={allBranches} /> : null}
      <ul
        className={inRows}
        role="list"
        {...rowsOf(places.length, { tablet: [2, 3, 4], desktop: [2] })}
      >
        {places.map(({ id, name, hours }) => (
          <li key={id}>
            <Link to={`/locations#${id}`}>
              {name}
              <Icon name="arrow" />
            </Link>
            {showsHours
              ? hoursRows(hours)
                  .filter(({ kind, isOpen }) => isOpen && !leftOut.includes(kind))
                  .map(({ kind, phrase }) => (
                    <small
                      className={places.length > mostWithHours ? fromTablet : undefined}
                      key={kind}
                    >
                      {noBreakHyphens(phrase)}
                    </small>
                  ))
              : null}
            {showsHours ? <ClosedDays closed={closuresOf(id)} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
