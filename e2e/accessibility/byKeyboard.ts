/** Simulates a visitor who has only a keyboard and a screen reader. */
import { expect, type Page } from '@playwright/test';
import { openReady } from '../fixtures.ts';
import { sayFocused } from './readTree.ts';

/** Presses a key, and returns what a screen reader says at the focus after each press. */
export async function press(page: Page, key: string, times = 1): Promise<string[]> {
  const announced: string[] = [];
  for (let count = 0; count < times; count += 1) {
    await page.keyboard.press(key);
    announced.push(await sayFocused(page));
  }
  return announced;
}

/** Opens a page and moves the focus past its header, by keyboard. */
export async function skipHeader(page: Page, address: string): Promise<void> {
  await openReady(page, address);
  expect(await press(page, 'Tab')).toEqual(['link Skip to content']);
  expect(await press(page, 'Enter')).toEqual(['main']);
}
