import { css } from 'linaria';
import { branches, mainBranch } from '../../content/branches.ts';
import { business } from '../../content/business.ts';
import { mapWords } from '../../content/contact.ts';
import { boxAround, mapFrameUrl, mapPageUrl } from '../../domain/embeddedMap.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, media, space } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { NewTabLink } from '../../ui/NewTabLink.tsx';

/* Print has the addresses instead. */
const card = css`
  ${mixins.card}
  overflow: clip;
  ${mixins.notInPrint}

  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 2.7fr) minmax(0, 1fr);
  }

  /* Its space is reserved, so that nothing below moves; until the map is there, it has a pin like that of the main branch. */
  :where(iframe) {
    display: block;
    inline-size: 100%;
    block-size: clamp(11rem, 32vw, 26rem);
    border: 0;
    background-color: ${color.border};
    background-image: radial-gradient(
      circle,
      ${color.signal} 0.9rem,
      ${color.surfaceDark} 0.95rem 1.1rem,
      transparent 1.15rem
    );
    color-scheme: normal;
  }

  > :where(div) {
    display: grid;
    align-content: center;
    gap: ${space.xs};
    ${mixins.partPadding}
  }

  :where(small) {
    color: ${color.inkSoft};
  }

  :where(small a) {
    display: inline-block;
    padding-block: 0.25em;
    margin-block: -0.25em;
  }
`;

/** The embedded map, centred on the main branch (specification, section 2; D21, D31). */
export function EmbeddedMap() {
  return (
    <div className={card}>
      <iframe
        src={mapFrameUrl(business.map.frameUrl, boxAround(mainBranch, branches), mainBranch)}
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
        <p>{mapWords.covers}</p>
        <small>
          {mapWords.address}
          <NewTabLink href={mapPageUrl(business.map.pageUrl, mainBranch)}>
            {mapWords.larger}
          </NewTabLink>
        </small>
        <ArrowLink label={mapWords.more} to="/locations" />
      </div>
    </div>
  );
}
