import { css } from 'linaria';
import { branches } from '../../content/branches.ts';
import type { BranchService } from '../../domain/branch.ts';
import { formatPeriod, type Span } from '../../domain/openingHours.ts';
import { color, font, media } from '../../styles/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';

/* A ruled list of the branches: two to a line, and as many as there is room for between a phone and a desk. */
const look = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 1rem;

  h2 {
    font-size: 1.6rem;
  }

  small {
    font-size: 0.95rem;
    color: ${color.inkSoft};
  }

  ul {
    display: grid;
    flex: 1 0 100%;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 1.5rem;
    margin-block-start: 0.4rem;

    ${media.largeText} {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  li {
    position: relative;
    padding-block: 0.3rem 0.4rem;
    border-block-start: 2px solid ${color.ink};
  }

  [data-count='1'] li {
    grid-column: 1 / -1;
  }

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 1.75rem;
    font-family: ${font.display};
    font-size: 1.45rem;
    line-height: 1.1;
    text-decoration: none;
  }

  /* The whole entry can be pressed. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  li:hover a {
    text-decoration: underline;
  }

  li small {
    display: block;
    line-height: 1.25;
  }

  ${media.tablet} {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    [data-count='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    [data-count='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${media.desktop} {
    ul:nth-child(n) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

interface ServiceBranchesProps {
  readonly service: BranchService;
  readonly heading?: string | undefined;
}

/** A branch's hours on one kind of day, or nothing where it is closed. */
function opening(day: string, span: Span | 'closed'): readonly string[] {
  return span === 'closed' ? [] : [`${day} ${formatPeriod(span)}`];
}

/**
 * The branches where a job is done, each linked to its place on the locations page, and when they are open (D33).
 * The van keeps hours of its own, and no WOF is done on a Sunday.
 */
export function ServiceBranches({ service, heading = 'Where we do it' }: ServiceBranchesProps) {
  const places = branches.filter(({ services }) => services.includes(service));
  const timed = service !== 'mobile-service';
  const weekdays = new Set(places.flatMap(({ hours }) => opening('Mon–Fri', hours.weekdays)));
  const [alike] = weekdays.size === 1 ? weekdays : [];
  return (
    <nav className={look} aria-labelledby="offered-at">
      <h2 id="offered-at">{heading}</h2>
      {timed && alike ? <small>Open {alike}</small> : null}
      <ul role="list" data-count={places.length}>
        {places.map(({ id, name, hours }) => {
          const spans = [
            ...(alike ? [] : opening('Mon–Fri', hours.weekdays)),
            ...opening('Sat', hours.saturday),
            ...(service === 'wof' ? [] : opening('Sun', hours.sunday)),
          ];
          return (
            <li key={id}>
              <Link to={`/locations#${id}`}>
                {name}
                <Icon name="arrow" />
              </Link>
              {timed ? spans.map((span) => <small key={span}>{span}</small>) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
