import { render, screen } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Contact } from '../../src/pages/contact/Contact.tsx';
import { Footer } from '../../src/shell/Footer.tsx';
import { globalStyles } from '../../src/styles/global.ts';
import { clause } from '../tools/clause.ts';

const address = `${'enquiries'.repeat(4)}@${'tyres'.repeat(4)}.example`.padStart(64, 'x');

vi.mock('../../src/content/business.ts', async (original) => {
  const file = await original<{ readonly business: object }>();
  const local = 'enquiries'.repeat(4);
  const email = `${local}@${'tyres'.repeat(4)}.example`.padStart(64, 'x');
  return { ...file, business: { ...file.business, email } };
});

/** The least spacing of text that a page has to bear (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

for (const name of ['usual spacing', 'wide spacing'])
  clause('LOOK-EMAIL-LONG', `at 320 pixels with ${name}`, async () => {
    await page.viewport(320, 640);
    const style = document.createElement('style');
    style.textContent = name === 'wide spacing' ? spacing : '';
    document.head.append(style);
    onTestFinished(async () => {
      style.remove();
      await page.viewport(1280, 800);
    });
    render(
      <StaticRouter location="/contact">
        <div className={globalStyles}>
          <Contact />
          <Footer />
        </div>
      </StaticRouter>,
    );
    const links = screen.getAllByRole('link', { name: address });
    expect(links.length).toBeGreaterThan(1);
    for (const link of links)
      expect(link.getBoundingClientRect().right, link.parentElement?.tagName).toBeLessThan(320);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
