import { expect } from 'vitest';
import { autoServices, servicesOf } from '../../src/content/autoServices.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { clause } from '../tools/clause.ts';
import { jobs } from './jobs.ts';

clause('AUTO-JOBS', 'the 24 services are in order: twelve, seven and five', () => {
  expect(autoServices.map(({ name }) => name)).toEqual(
    Object.values(jobs).flatMap((section) => section.map(([name]) => name)),
  );
  expect(servicesOf('servicing')).toHaveLength(12);
  expect(servicesOf('repairs')).toHaveLength(7);
  expect(servicesOf('electrical')).toHaveLength(5);
});

clause('AUTO-JOBS', 'each service has a slug and a description that no other has', () => {
  for (const field of ['slug', 'description'] as const)
    expect(new Set(autoServices.map((service) => service[field])).size, field).toBe(24);
  for (const { slug, description } of autoServices) {
    expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(description.length, slug).toBeGreaterThan(60);
  }
});

clause('AUTO-JOBS', 'each service has a drawing that no other has', async () => {
  const html = await renderedHtml('/auto-services');
  const drawings = html.match(/(?<=<li id="[a-z-]+">)<svg[^]*?<\/svg>/g);
  expect(new Set(drawings).size).toBe(24);
});
