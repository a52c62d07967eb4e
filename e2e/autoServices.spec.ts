import { clause, expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const [slug, name] of [
  ['wof-inspections', 'WOF inspections'],
  ['general-servicing', 'General servicing'],
  ['oil-and-filtration', 'Oil and filtration'],
  ['transmission-service', 'Transmission service'],
  ['differential-and-transfer-case', 'Differential and transfer case'],
  ['engine-flush', 'Engine flush'],
  ['power-steering-flush', 'Power steering flush'],
  ['coolant-exchange', 'Coolant exchange'],
  ['diesel-fuel-filters', 'Diesel fuel filters'],
  ['pre-purchase-inspection', 'Pre-purchase inspection'],
  ['batteries', 'Batteries'],
  ['hybrid-and-electric-services', 'Hybrid and electric services'],
  ['brakes', 'Brakes'],
  ['transmission', 'Transmission'],
  ['engine', 'Engine'],
  ['radiator-and-cooling', 'Radiator and cooling'],
  ['exhaust', 'Exhaust'],
  ['suspension-and-steering', 'Suspension and steering'],
  ['heating-and-air-conditioning', 'Heating and air conditioning'],
  ['air-conditioning', 'Air conditioning'],
  ['lighting', 'Lighting'],
  ['auto-electrical', 'Auto electrical'],
  ['sound-system-and-alarm', 'Sound system and alarm'],
  ['dash-warning-lights', 'Dash warning lights'],
] as const) {
  clause('AUTO-ANCHORS', `#${slug} shows ${name}`, async ({ page }) => {
    await page.goto(`/auto-services#${slug}`);
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeInViewport({
      ratio: 1,
    });
  });
}
