import { css } from 'linaria';
import { branches } from '../../content/branches.ts';
import type { BranchService } from '../../domain/branch.ts';
import { formatPeriod, type Span } from '../../domain/openingHours.ts';
import { color, font, leading, media, size, space, tracks } from '../../styles/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';

/* A ruled list of the branches: two to a line, and as many as there is room for between a phone and a desk. */
const look = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.m};

  h2 {
    font-size: ${size.itemHeading};
  }

  small {
    font-size: ${size.small};
    color: ${color.inkSoft};
  }

  ul {
    display: grid;
    flex: 1 0 100%;
    grid-template-columns: ${tracks.two};
    gap: 0 ${space.xl};
    margin-block-start: ${space.xs};

    ${media.largeText} {
      grid-template-columns: ${tracks.one};
    }
  }

  li {
    position: relative;
    padding-block: ${space.xxs} ${space.xs};
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
    font-size: ${size.label};
    line-height: ${leading.label};
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
    line-height: ${leading.note};
  }

  ${media.tablet} {
    ul {
      grid-template-columns: ${tracks.three};
    }

    [data-count='4'] {
      grid-template-columns: ${tracks.four};
    }

    [data-count='2'] {
      grid-template-columns: ${tracks.two};
    }
  }

  ${media.desktop} {
    ul:nth-child(n) {
      grid-template-columns: ${tracks.two};
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
