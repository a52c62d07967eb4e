import { css } from 'linaria';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { branches, type BranchService } from '../../content/branches.ts';
import { color, font, media } from '../../styles/tokens.ts';

/* A ruled list, as tall as there is room for: its column ends where the one beside it ends. */
const look = css`
  display: grid;
  grid-template-rows: auto 1fr;

  h2 {
    margin-block-end: 0.6rem;
    font-size: 1.6rem;
  }

  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: minmax(3.25rem, auto);
    gap: 0 1.5rem;

    ${media.largeText} {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  li {
    display: grid;
    align-content: center;
    border-block-start: 2px solid ${color.ink};
  }

  [data-count='1'] li {
    grid-column: 1 / -1;
  }

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    block-size: 100%;
    font-family: ${font.display};
    font-size: 1.45rem;
    line-height: 1.1;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
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

  ${media.desk} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-rows: minmax(3.25rem, 1fr);
    }

    [data-count='2'],
    [data-count='4'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

interface OfferedAtProps {
  readonly service: BranchService;
  readonly heading?: string | undefined;
}

/** The branches where a job is done, each linked to its place on the locations page (D33). */
export function OfferedAt({ service, heading = 'Where we do it' }: OfferedAtProps) {
  const places = branches.filter(({ services }) => services.includes(service));
  return (
    <nav className={look} aria-labelledby="offered-at">
      <h2 id="offered-at">{heading}</h2>
      <ul role="list" data-count={places.length}>
        {places.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/locations#${id}`}>
              {name}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
