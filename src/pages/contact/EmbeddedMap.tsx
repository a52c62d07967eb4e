import { css } from 'linaria';
import { branches, mainBranch } from '../../content/branches.ts';
import { business } from '../../content/business.ts';
import { mapWords } from '../../content/contact.ts';
import { boxAround, mapFrameUrl, mapPageUrl } from '../../domain/embeddedMap.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, media, space, tracks } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { buttonStyles } from '../../ui/Button.tsx';
import { NewTabLink } from '../../ui/NewTabLink.tsx';

/* Print has the addresses instead. */
const card = css`
  ${mixins.card}
  overflow: clip;
  ${mixins.notInPrint}

  ${media.desktop} {
    display: grid;
    grid-template-columns: ${tracks.wideNarrow};
  }

  > :where(div) {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: ${space.s};
    ${mixins.partPadding}
  }

  /*
   * As high as the map needs to show every branch, and reserved, so that nothing below moves. The map, which needs
   * script, covers its name.
   */
  > [data-part='place'] {
    position: relative;
    justify-items: center;
    min-block-size: clamp(11rem, 32vw, 16rem);
    background-color: ${color.background};
    text-align: center;
    color: ${color.inkSoft};
    ${mixins.needsScript}
  }

  :where(iframe) {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    color-scheme: normal;
  }

  :where(small) {
    color: ${color.inkSoft};
  }
`;

/** The embedded map, centred on the main branch (specification, section 2; D21, D31). */
export function EmbeddedMap() {
  return (
    <div className={card}>
      <div data-part="place">
        <span aria-hidden="true">{mapWords.title}</span>
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
      </div>
      <div>
        <p>{mapWords.covers}</p>
        <small>{mapWords.address}</small>
        <NewTabLink
          className={buttonStyles}
          data-tone="outline"
          href={mapPageUrl(business.map.pageUrl, mainBranch)}
        >
          {mapWords.larger}
        </NewTabLink>
        <ArrowLink label={mapWords.more} to="/locations" />
      </div>
    </div>
  );
}
