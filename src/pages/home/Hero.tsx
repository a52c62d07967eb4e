import { css } from 'linaria';
import { business } from '../../content/business.ts';
import { badges, badgesLabel, hero } from '../../content/home.ts';
import { call } from '../../content/partWords.ts';
import { container } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import {
  breakpoint,
  color,
  fitted,
  font,
  media,
  pictureMedia,
  size,
  space,
  tracks,
} from '../../styles/tokens.ts';
import { buttonStyles } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Picture, PicturePreload } from '../../ui/Picture.tsx';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';

const stage = css`
  position: relative;
  ${mixins.dark}

  img {
    inline-size: 100%;
  }

  /* The wheel's dark surroundings match the background of the headline. */
  picture {
    mix-blend-mode: lighten;
    mask-image: linear-gradient(to bottom, #000 72%, rgb(0 0 0 / 45%) 88%, transparent);
  }

  ${media.tablet} {
    display: grid;
    align-items: center;
    /* As tall as its picture, up to the picture's maximum size. */
    min-block-size: min(51.875vw, 50rem);
    overflow: clip;
    ${mixins.shownWhole}

    > div {
      inline-size: 100%;
    }

    /* Text is on a plain background at every width: the picture fades before it. */
    picture {
      position: absolute;
      inset-block-end: 0;
      inset-inline-end: max(0px, (100% - 114rem) / 2);
      /* In a wider window it fades into the background. */
      inline-size: min(100%, 98rem);
      --mask-sides: transparent 3%, rgb(0 0 0 / 30%) 24%, #000 52%;
      mask-image:
        linear-gradient(to right, var(--mask-sides)),
        linear-gradient(to bottom, transparent, rgb(0 0 0 / 60%) 9%, #000 24%);
      mask-composite: intersect;
    }
  }

  ${media.wide} {
    picture {
      --mask-sides:
        transparent 3%, rgb(0 0 0 / 30%) 24%, #000 52% 90%, rgb(0 0 0 / 70%) 96%, transparent;
    }
  }

  /* Forced colours put a background behind each line of text, so the picture ends before it. */
  @media (forced-colors: active) and (min-width: ${breakpoint.tablet}) {
    picture {
      --mask-sides: transparent 50%, #000 56%;
    }
  }

  @media print {
    display: block;
    min-block-size: 0;
  }
`;

const text = css`
  position: relative;
  padding-block: ${space.m} ${space.xl};

  h1 {
    font: ${font.headline(fitted.hero.phone, 'figure')};
    letter-spacing: -0.005em;
  }

  h1 span {
    display: block;
  }

  p {
    margin-block-start: ${space.m};
    color: ${color.onSurfaceDarkSoft};
  }

  p a {
    padding-block: ${space.xxs};
    white-space: nowrap;
  }

  ${media.tablet} {
    padding-block: ${space.xxxl};

    h1 {
      font-size: ${fitted.hero.tablet};
    }

    p {
      margin-block-start: ${space.l};
      max-inline-size: min(28em, 44vw);
      text-wrap: balance;
      font-size: ${size.lead};
    }
  }

  /* A phone in landscape: the button has to be in the first screen. */
  @media (min-width: ${breakpoint.tablet}) and (max-height: ${breakpoint.landscape}) {
    padding-block: ${space.l};

    h1 {
      font-size: ${fitted.hero.low};
    }
  }
`;

/* Two buttons, and two links below them. Once they are out of view, the call bar appears (CallBar.tsx). */
const actions = css`
  view-timeline: --first-screen;
  display: grid;
  gap: ${space.s};
  margin-block-start: ${space.l};

  > div {
    display: flex;
    flex-wrap: wrap;
    flex-basis: 100%;
    column-gap: ${space.xl};
  }

  div a {
    padding-block: ${space.s};
  }

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    max-inline-size: 44vw;
    margin-block-start: ${space.xxl};
  }
`;

const badgeBar = css`
  ${mixins.darkRoles}
  background-color: ${color.card};
  border-block: 1px solid ${color.border};

  ul {
    ${mixins.dividedGrid}
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    padding-block: ${space.xs};

    ${mixins.oneColumnAtLargeText}
  }

  strong {
    min-inline-size: 8.75rem;
    font: ${font.headline(size.itemHeading, 'single')};
    white-space: nowrap;
  }

  p {
    ${mixins.noteOnDark}
  }

  ${media.tablet} {
    ul {
      grid-template-columns: ${tracks.three};
    }

    li {
      display: block;
      padding: ${space.l};
    }

    li:first-child {
      padding-inline-start: 0;
    }

    strong {
      font-size: ${size.cardHeading};
    }

    p {
      margin-block-start: ${space.xxs};
    }
  }
`;

/** Home's first screen: the wheel, what the business does, how to contact it, and three badges. */
export function Hero() {
  const wheel = [
    { files: 'heroPhone', sizes: '100vw', media: pictureMedia.phone },
    { files: 'heroDesk', sizes: `min(100vw, 1666px)`, media: pictureMedia.tablet },
  ] as const;
  return (
    <>
      <PicturePreload sources={wheel} />
      <div className={stage}>
        <Picture sources={wheel} first />
        <div className={container}>
          <div className={text}>
            <h1 tabIndex={-1}>
              {hero.headline.map((line, index) => (
                <span key={line}>{index === 0 ? line : ` ${line}`}</span>
              ))}
            </h1>
            <p>
              {hero.lead.before}
              <Link to="/services/mobile-service">{hero.lead.van}</Link>
              {hero.lead.after}
            </p>
            <div className={actions}>
              <TelephoneLink className={buttonStyles} number={business.telephones.main} lead={call}>
                <Icon name="phone" />
              </TelephoneLink>
              <Link className={buttonStyles} data-tone="outline" to="/contact">
                {hero.locations}
              </Link>
              <div>
                <Link to="/tyre-enquiry">{hero.quote}</Link>
                <a href="#hours">{hero.hours}</a>
              </div>
            </div>
          </div>
        </div>
      </div>
      <div className={badgeBar}>
        <div className={container}>
          <ul role="list" aria-label={badgesLabel}>
            {badges.map(({ badge, qualifier }) => (
              <li key={badge}>
                <strong>{badge}</strong>
                <p>{qualifier}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
