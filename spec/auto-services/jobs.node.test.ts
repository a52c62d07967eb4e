import { expect } from 'vitest';
import { autoServices, servicesOf } from '../../src/content/autoServices.ts';
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

clause(
  'AUTO-JOBS',
  'each service has an id, a slug, a description and a drawing that no other has',
  () => {
    for (const field of ['id', 'slug', 'description', 'icon'] as const)
      expect(new Set(autoServices.map((service) => service[field])).size, field).toBe(24);
    for (const { slug, description } of autoServices) {
      expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(description.length, slug).toBeGreaterThan(60);
    }
  },
);
