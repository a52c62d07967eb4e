import { css } from 'linaria';
import { BranchCards } from '../../branches/BranchDirectory.tsx';
import { HolidayNote } from '../../branches/HolidayNote.tsx';
import { Nearest } from '../../branches/nearest/Nearest.tsx';
import { headOfficeHours } from '../../content/branches.ts';
import { business } from '../../content/business.ts';
import { contactLines, contactPage, emailLine, nextSteps } from '../../content/contact.ts';
import { sundayAtHeadOffice } from '../../content/shellWords.ts';
import { ContactForm } from '../../forms/contact/ContactForm.tsx';
import { columns, container, note as belowList, stack } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, fitted, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { HoursList } from '../../ui/HoursList.tsx';
import { Island } from '../../ui/Island.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Section, SectionGroup } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
import { EmbeddedMap } from './EmbeddedMap.tsx';

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

  ${media.tablet} {
    background-image: image-set(
      url('../../assets/pictures/contactDesk-1008.avif') type('image/avif'),
      url('../../assets/pictures/contactDesk-1008.webp') type('image/webp')
    );
    background-position-y: 70%;
    background-size: min(40%, 46rem);
  }

  ${media.desktop} {
    background-size: min(50%, 46rem);
  }
`;

/** Ways to reach the business, on a card that overlaps the banner's edge. */
const contactCards = css`
  position: relative;
  display: grid;
  gap: ${space.m} ${space.xxl};
  margin-block-start: calc(-1 * ${space.xl});
  ${mixins.cardPadding}
  ${mixins.topCard}

  :where(h2) {
    font-size: ${size.label};
  }

  :where(p) {
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.two};

    :where([data-main]) {
      grid-column: span 2;
    }
  }

  ${media.desktop} {
    grid-template: auto auto auto / 1.4fr 1fr 1.25fr;

    > :where(li) {
      display: grid;
      grid-area: 1 / auto / -1;
      grid-template-rows: subgrid;
      align-items: baseline;
    }
  }
`;

/* The main line, which most visitors want, is the largest. */
const contactLink = css`
  display: inline-block;
  padding-block: 0.45em;
  font: ${font.headline(fitted.email)};
  overflow-wrap: anywhere;

  [data-main] > & {
    padding-block: 0.1em 0.25em;
    font-size: ${fitted.telephone};
    text-decoration-color: ${color.signal};
    text-decoration-thickness: 4px;
  }
`;

/** Contact and locations (specification, sections 2 and 4). */
export function Contact() {
  const { email, headOffice } = business;
  return (
    <>
      <PageBanner path="/contact" words={contactPage} background={bell} />
      <div className={container}>
        <ul className={contactCards} role="list">
          {contactLines.map(({ title, number, note }) => (
            <li key={title} data-main={number === business.telephones.main || undefined}>
              <h2>{title}</h2>
              <TelephoneLink className={contactLink} number={number} />
              <p>{note}</p>
            </li>
          ))}
          <li>
            <h2>{emailLine.title}</h2>
            <a className={contactLink} href={`mailto:${email}`}>
              {email}
            </a>
            <p>{emailLine.note}</p>
          </li>
        </ul>
      </div>
      <SectionGroup tone="plain">
        <div className={columns}>
          <Section heading={contactPage.form}>
            <Island name="contact-form" hydrate="idle">
              <ContactForm />
            </Island>
          </Section>
          <div className={stack}>
            <Section heading={contactPage.steps}>
              <Steps steps={nextSteps} />
            </Section>
            <Section
              heading={contactPage.hours}
              lead={`${headOffice.street}, ${headOffice.suburb}`}
            >
              <HoursList week={headOfficeHours} />
              {sundayAtHeadOffice && <p className={belowList}>{sundayAtHeadOffice}</p>}
            </Section>
          </div>
        </div>
      </SectionGroup>
      <Section tone="deep">
        <div className={stack}>
          <div className={columns} data-split="second">
            <div>
              <h2>{contactPage.locations}</h2>
              <HolidayNote />
            </div>
            <Island name="nearest" hydrate="use">
              <Nearest />
            </Island>
          </div>
          <BranchCards />
          <EmbeddedMap />
        </div>
      </Section>
    </>
  );
}
