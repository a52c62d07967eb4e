import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Button } from '../../src/components/Button.tsx';
import { clause } from '../tools/clause.ts';

clause('BUTTON-LOADING', 'disabled, in words of its own, beside what turns', () => {
  render(<Button loading="Sending...">Send message</Button>);
  const button = screen.getByRole('button', { name: 'Sending...' });
  expect(button).toBeDisabled();
  const [spinner] = button.children;
  expect(spinner && getComputedStyle(spinner).animationName).toMatch(/./);
  expect(spinner && getComputedStyle(spinner).animationName).not.toBe('none');
  expect(spinner).toHaveAttribute('aria-hidden', 'true');
});

clause('BUTTON-LOADING', 'before and after, it is a button like any other', () => {
  render(<Button>Send message</Button>);
  const button = screen.getByRole('button', { name: 'Send message' });
  expect(button).toBeEnabled();
  expect(button.children).toHaveLength(0);
});
