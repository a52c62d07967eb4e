import { render, screen } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../src/ui/Button.tsx';
import { clause } from '../tools/clause.ts';

clause('BUTTON-LOADING', 'a loading button is disabled and shows a spinner with text', () => {
  render(
    <Button pending pendingLabel="Sending...">
      Send message
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Sending...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  button.focus();
  expect(button).toHaveFocus();
  const [spinner] = button.children;
  expect(spinner && getComputedStyle(spinner).animationName).toMatch(/./);
  expect(spinner && getComputedStyle(spinner).animationName).not.toBe('none');
  expect(spinner).toHaveAttribute('aria-hidden', 'true');
});

clause('BUTTON-LOADING', 'a button that is not loading has no spinner', () => {
  render(<Button>Send message</Button>);
  const button = screen.getByRole('button', { name: 'Send message' });
  expect(button).toBeEnabled();
  expect(button.children).toHaveLength(0);
});

clause('BUTTON-LOADING', 'a press on a loading button does nothing', async () => {
  const press = vi.fn<() => void>();
  const submit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" pending pendingLabel="Sending..." onClick={press}>
        Send message
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'), { force: true });
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});
