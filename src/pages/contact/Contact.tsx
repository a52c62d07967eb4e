import { css } from 'linaria';
import { HolidayNote } from '../../branches/HolidayNote.tsx';
import { Nearest } from '../../branches/nearest/Nearest.tsx';
import { headOfficeHours } from '../../content/branches.ts';
import { sundayAtHeadOffice } from '../../content/footer.ts';
import { business } from '../../content/business.ts';
import { contactLines, contactPage, emailLine, nextSteps } from '../../content/contact.ts';
import { ContactForm } from '../../forms/contact/ContactForm.tsx';
import { submitEnquiry } from '../../forms/enquiry/submitEnquiry.ts';
import { columns, container } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, fitted, font, media, radius, size, space, tracks } from '../../styles/tokens.ts';
import { HoursList } from '../../ui/HoursList.tsx';
import { Island } from '../../ui/Island.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
import { OurLocations } from './OurLocations.tsx';

/*
 * A picture of a counter bell beside the heading, so that the number stays on a phone's first screen. It is a CSS
 * background, because a banner shows a picture in its markup above the heading on a phone; browsers without `image-set`
 * formats show only the colour, which is lighter than the bell's shadow, so that it has no edge.
 */
const bell = css`
  background: ${color.surfaceDark} 100% 0 / min(10rem, 100% - 13rem) no-repeat;
  background-image: image-set(
    url('../../assets/pictures/contactPhone-480.avif') type('image/avif'),
    url('../../assets/pictures/contactPhone-480.webp') type('image/webp')
  );
  background-blend-mode: lighten;

  ${media.desktop} {
    background-image: image-set(
      url('../../assets/pictures/contactDesk-1008.avif') type('image/avif'),
      url('../../assets/pictures/contactDesk-1008.webp') type('image/webp')
    );
    background-position-y: 70%;
    background-size: min(50%, 46rem);
  }
`;

/** Cards that overlap the banner's edge; the main line, which most visitors want, is the largest. */
const contactCards = css`
  position: relative;
  margin-block-start: calc(-1 * ${space.xl});

  ul {
    display: grid;
    ${mixins.card}
    border-block-start: 0.5rem solid ${color.signal};

    ${media.desktop} {
      grid-template: auto auto auto / 1.4fr 1fr 1.25fr;
    }
  }

  li {
    padding: ${space.l};

    ${media.desktop} {
      display: grid;
      grid-row: 1 / -1;
      grid-template-rows: subgrid;
      align-items: start;
      padding: ${space.xl};
    }
  }

  h2 {
    font-size: ${size.label};
  }

  a {
    display: inline-block;
    padding-block: 0.4em 0.45em;
    font: ${font.headline(fitted.email)};
    overflow-wrap: anywhere;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.15em;
  }

  li:first-child a {
    padding-block: 0.1em 0.25em;
    font-size: ${fitted.telephone};
    text-decoration-color: ${color.signal};
    text-decoration-thickness: 5px;
  }

  p {
    color: ${color.inkSoft};
  }
`;

const message = css`
  display: grid;
  gap: ${space.m};
`;

const aside = css`
  ${media.desktop} {
    position: sticky;
    inset-block-start: 7rem;
    padding-block-start: ${space.xs};
  }

  h2 {
    font-size: ${size.cardHeading};
  }

  ol {
    margin-block-start: ${space.l};
  }

  p {
    color: ${color.inkSoft};
  }

  dl {
    margin-block: ${space.s} ${space.xs};
  }
`;

const hoursHeading = css`
  margin-block: ${space.xxxl} ${space.xxs};
`;

const placesHeader = css`
  display: grid;
  gap: ${space.m} ${space.huge};
  margin-block-end: ${space.xl};

  > div:first-child {
    display: grid;
    align-content: start;
    gap: ${space.s};
  }

  > div + div {
    border: 1px solid ${color.surfaceDarkBorder};
    border-radius: ${radius};
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.narrowWide};
    align-items: start;
  }
`;

/** Contact and locations (specification, sections 2 and 4). */
export function Contact() {
  const { email, headOffice } = business;
  return (
    <>
      <PageBanner
        path="/contact"
        heading={contactPage.heading}
        subtitle={contactPage.subtitle}
        background={bell}
      />
      <div className={contactCards}>
        <div className={container}>
          <ul role="list">
            {contactLines.map(({ title, number, note }) => (
              <li key={title}>
                <h2>{title}</h2>
                <TelephoneLink number={number} />
                <p>{note}</p>
              </li>
            ))}
            <li>
              <h2>{emailLine.title}</h2>
              <a href={`mailto:${email}`}>{email}</a>
              <p>{emailLine.note}</p>
            </li>
          </ul>
        </div>
      </div>
      <Section tone="plain">
        <div className={columns}>
          <section className={message}>
            <h2>{contactPage.form}</h2>
            <Island name="contact-form" hydrate="idle">
              <ContactForm send={submitEnquiry} />
            </Island>
          </section>
          <div className={aside}>
            <h2>{contactPage.steps}</h2>
            <Steps steps={nextSteps} />
            <h2 className={hoursHeading}>{contactPage.hours}</h2>
            <p>
              {headOffice.street}, {headOffice.suburb}
            </p>
            <HoursList week={headOfficeHours} />
            {sundayAtHeadOffice && <p>{sundayAtHeadOffice}</p>}
          </div>
        </div>
      </Section>
      <Section tone="deep">
        <div className={placesHeader}>
          <div>
            <h2>{contactPage.locations}</h2>
            <HolidayNote />
          </div>
          <Island name="nearest" hydrate="use">
            <Nearest />
          </Island>
        </div>
        <OurLocations />
      </Section>
    </>
  );
}
