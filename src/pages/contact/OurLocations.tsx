import { css } from 'linaria';
import { BranchDirectory, DirectoryCards } from '../../branches/BranchDirectory.tsx';
import { allBranches, branches, branchServices, mainBranch } from '../../content/branches.ts';
import { business } from '../../content/business.ts';
import { mapWords, servicesByBranch } from '../../content/contact.ts';
import { boxAround, mapFrameUrl, mapPageUrl } from '../../domain/embeddedMap.ts';
import { visuallyHidden } from '../../styles/layout.ts';
import { mixins, square } from '../../styles/mixins.ts';
import { color, font, leading, media, radius, size, space, target } from '../../styles/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { NewTabLink } from '../../ui/NewTabLink.tsx';

const offered = css`
  ${mixins.column}
  gap: ${space.s};
  padding: ${space.l};
  ${mixins.card}

  h3 {
    font-size: ${size.cardHeading};
  }

  dl {
    display: grid;
    grid-auto-rows: 1fr;
    flex-grow: 1;
  }

  dl div {
    display: grid;
    align-content: center;
    gap: ${space.xxs} ${space.xl};
    padding-block: ${space.xs};
    border-block-start: 1px solid ${color.border};
  }

  dt {
    font: ${font.headline(size.itemHeading)};
  }

  dd {
    color: ${color.inkSoft};
  }

  /* As tall as the main branch's card, and set as large. */
  ${media.desktop} {
    padding: ${space.xl};

    h3 {
      font-size: ${size.partHeading};
    }

    dt {
      font-size: ${size.cardHeading};
    }

    dd {
      font-size: ${size.lead};
    }
  }
`;

/* The last cell of the grid. */
const moreLink = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  min-block-size: ${target.row};
  padding: ${space.l};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius};
  font: ${font.headline(size.itemHeading)};
`;

const box = boxAround(mainBranch, branches);

/** Dots roughly where the map will show the branches; the main one is larger, yellow and on top. */
const branchDots = [mainBranch, ...branches.filter((branch) => branch !== mainBranch)]
  .map((branch) => {
    const across = (branch.longitude - box.west) / (box.east - box.west);
    const down = (box.north - branch.latitude) / (box.north - box.south);
    const dot = branch === mainBranch ? `${color.signal} 1rem` : `${color.onSurfaceDark} 0.6rem`;
    return `radial-gradient(circle at ${percent(across)} ${percent(down)}, ${dot}, #0000 0)`;
  })
  .join();

function percent(share: number): string {
  return `${String(Math.round(share * 100))}%`;
}

/*
 * The frame reserves its space, so that nothing below moves. Until it loads, or when offline, it shows a schematic
 * street grid with the six dots.
 */
const map = css`
  display: grid;
  gap: 0;
  margin-block-start: ${space.l};
  ${mixins.card}
  overflow: clip;

  iframe {
    display: block;
    inline-size: 100%;
    block-size: 22rem;
    border: 0;
    background:
      ${branchDots},
      repeating-linear-gradient(12deg, transparent 0 4rem, ${color.surfaceDarkBorder} 0 4.5rem),
      repeating-linear-gradient(102deg, transparent 0 4rem, ${color.surfaceDarkBorder} 0 4.5rem),
      ${color.surfaceDarkRaised};
    color-scheme: normal;
  }

  > div {
    display: grid;
    align-content: start;
    padding: ${space.l};
  }

  h3 {
    font-size: ${size.cardHeading};
  }

  h3 + div {
    margin-block: ${space.xs} ${space.m};
  }

  ol a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space.s};
    min-block-size: 2.9rem;
    border-block-start: 1px solid ${color.border};
    text-decoration: none;
  }

  small {
    padding-block-start: ${space.s};
    border-block-start: 1px solid ${color.border};
    line-height: ${leading.note};
    color: ${color.inkSoft};
  }

  small a {
    display: inline-block;
    padding-block: 0.25em;
    margin-block: -0.25em;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1.25fr);

    iframe {
      block-size: 100%;
      min-block-size: 30rem;
    }

    > div {
      padding: ${space.xl};
      border-inline-start: 1px solid ${color.border};
    }
  }

  /* Print has the addresses instead. */
  ${mixins.notInPrint}
`;

const badge = css`
  ${mixins.numberBadge}
  ${square('1.9rem')}
  background-color: ${color.ink};
  color: ${color.background};
  font-size: ${size.lead};

  li:first-child & {
    background-color: ${color.signal};
    color: ${color.onSignal};
  }
`;

const placeName = css`
  font: ${font.headline(size.label)};
`;

const directions = css`
  grid-column: 3;
  text-decoration: underline;

  ${media.largeText} {
    grid-column: 2;
  }

  a:hover & {
    text-decoration-thickness: 3px;
  }
`;

/** Each service with the branches that offer it, in the branches' order (D33). */
const services = Object.entries(branchServices).map(([service, name]) => {
  const places = branches.filter((branch) => branch.services.some((each) => each === service));
  if (places.length === branches.length) return { name, where: allBranches };
  const names = places.map((place) => place.name).join(', ');
  return {
    name,
    where: service === 'mobile-service' ? servicesByBranch.mobile(names) : names,
  };
});

/**
 * The map and the six branches of the Contact page (specification, section 2; D21, D31).
 */
export function OurLocations() {
  const frame = (
    <div className={map}>
      <iframe
        src={mapFrameUrl(business.map.frameUrl, box, mainBranch)}
        title={mapWords.title}
        loading="lazy"
        // Safe together, because the frame's origin is not this site's.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups"
        // The provider requires the site's origin, but no more.
        referrerPolicy="strict-origin-when-cross-origin"
        width="720"
        height="480"
      />
      <div>
        <h3>{mapWords.heading}</h3>
        <div>{mapWords.covers}</div>
        <ol role="list">
          {branches.map(({ id, name, mapUrl }, index) => (
            <li key={id}>
              <NewTabLink href={mapUrl}>
                <span className={badge} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={placeName}>
                  {name}
                  <span className={visuallyHidden}>: </span>
                </span>
                <span className={directions}>
                  {mapWords.directions}
                  <span className={visuallyHidden}>{mapWords.inProvider}</span>
                </span>
              </NewTabLink>
            </li>
          ))}
        </ol>
        <small>
          {mapWords.address}
          <NewTabLink href={mapPageUrl(business.map.pageUrl, mainBranch)}>
            {mapWords.larger}
          </NewTabLink>
        </small>
      </div>
    </div>
  );
  return (
    <>
      <BranchDirectory>
        <div className={offered}>
          <h3>{servicesByBranch.heading}</h3>
          <dl>
            {services.map(({ name, where }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{where}</dd>
              </div>
            ))}
          </dl>
        </div>
        <DirectoryCards />
        <Link className={moreLink} to="/locations">
          {servicesByBranch.more}
          <Icon name="arrow" />
        </Link>
      </BranchDirectory>
      {frame}
    </>
  );
}
