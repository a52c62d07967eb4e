import { css } from 'linaria';
import { branches, type Branch } from '../../content/branches.ts';
import * as words from '../../content/nearestWords.ts';
import { formatDistance, type WithDistance } from '../../domain/distance.ts';
import { visuallyHidden } from '../../styles/layout.ts';
import { mixins, square } from '../../styles/mixins.ts';
import { color, font, media, size, space, target } from '../../styles/tokens.ts';
import { classNames } from '../../ui/classNames.ts';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { OpenStatus } from '../OpenStatus.tsx';

const list = css`
  border-block-end: 1px solid ${color.surfaceDarkRule};

  li {
    display: grid;
    grid-template:
      'pin name distance' auto 'pin state directions' auto / 2.1rem minmax(0, 1fr)
      auto;
    align-items: center;
    gap: 0 ${space.s};
    padding-block: ${space.xxs};
    border-block-start: 1px solid ${color.surfaceDarkRule};
  }

  p {
    ${mixins.noteOnDark}
  }

  a {
    grid-area: directions;
    display: inline-flex;
    align-items: center;
    justify-content: end;
    min-block-size: ${target.link};
    font-size: ${size.small};
  }

  ${media.tablet} {
    li {
      grid-template:
        'pin name distance state directions' auto / 2.1rem 6.5rem 7.5rem minmax(0, 1fr)
        auto;
    }
  }
`;

const pin = css`
  ${mixins.numberBadge}
  grid-area: pin;
  ${square('1.9rem')}
  background-color: ${color.onSurfaceDark};
  font-size: ${size.lead};
`;

const mainPin = css`
  background-color: ${color.signal};
`;

const name = css`
  grid-area: name;
  font: ${font.headline(size.label)};

  :first-child > & {
    color: ${color.signal};
  }
`;

const distance = css`
  grid-area: distance;
  font: ${font.headline(size.lead)};
  text-align: end;
  white-space: nowrap;

  :first-child > & {
    color: ${color.signal};
  }

  ${media.tablet} {
    text-align: start;
  }
`;

const state = css`
  grid-area: state;
`;

/** The branches, nearest first. For dark surfaces. */
export function NearestList({ places }: { readonly places: readonly WithDistance<Branch>[] }) {
  return (
    <ol className={list} role="list" aria-label={words.listLabel}>
      {places.map(({ place, kilometres }) => (
        <li key={place.id}>
          <span className={classNames(pin, place.isMain && mainPin)} aria-hidden="true">
            {branches.indexOf(place) + 1}
          </span>
          <span className={name}>{place.name}</span>
          <span className={distance}>{formatDistance(kilometres)}</span>
          <div className={state}>
            <OpenStatus branch={place} />
          </div>
          <NewTabLink href={place.mapUrl}>
            {words.directions}
            <span className={visuallyHidden}>{words.directionsTo(place.name)}</span>
          </NewTabLink>
        </li>
      ))}
    </ol>
  );
}
