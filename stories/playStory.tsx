import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createFormEndpoint } from '../mocks/formEndpoint.ts';
import type { ReplyName } from '../mocks/replies.ts';
import { storageName, writeDraft, type DraftFields } from '../src/forms/enquiry/kept.ts';
import type { Story } from './story.ts';

/** The actions of a visitor in a form. */
export type Play = (visitor: UserEvent, form: HTMLFormElement) => Promise<void>;

/** The field of a form with this name. */
export function named(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** Presses the form's button with this text. */
export function pressing(text: string): Play {
  return async (visitor, form) => {
    for (const button of form.querySelectorAll('button'))
      if (button.textContent === text) await visitor.click(button);
  };
}

/** Fills in fields by name: chooses an option, or pastes a text, because typing would render the form for each letter. */
export function filling(fields: Readonly<Record<string, string>>): Play {
  return async (visitor, form) => {
    for (const [name, text] of Object.entries(fields)) {
      const field = named(form, name);
      if (field.tagName === 'SELECT') await visitor.selectOptions(field, text);
      else {
        await visitor.click(field);
        await visitor.paste(text);
      }
    }
  };
}

/** One play after the other. */
export function inTurn(...plays: readonly Play[]): Play {
  return async (visitor, form) => {
    for (const play of plays) await play(visitor, form);
  };
}

/** Submits the form. */
export const submit: Play = (_visitor, form) => Promise.resolve(form.requestSubmit());

/** The device before the visitor's first action. */
interface Setting {
  /** What an earlier visit to a form has stored on the device. */
  readonly draft?: {
    readonly of: 'contact' | 'tyre-enquiry';
    readonly fields: DraftFields;
    /** The enquiry was being sent when the visitor left. */
    readonly wasSending?: true;
  };
  /** The browser has no connection. */
  readonly offline?: boolean;
  readonly dir?: 'rtl';
}

interface PlayStoryProps extends Setting {
  /** The actions of a visitor, without pauses. */
  readonly play: Play | undefined;
  readonly children: ReactNode;
}

/** A form on this device, after the visitor's actions. */
function PlayStory({ play, draft, offline = false, dir, children }: PlayStoryProps) {
  const place = useRef<HTMLDivElement>(null);
  const played = useRef(false);

  // Before the first render of the form, which reads the storage and the connection.
  useState(() => {
    localStorage.clear();
    sessionStorage.clear();
    if (draft) {
      const kept = writeDraft(draft.fields, Date.now(), {
        isSending: draft.wasSending === true,
        hasLeft: draft.wasSending === true,
      });
      localStorage.setItem(storageName(draft.of), kept);
    }
    if (offline)
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });

  useLayoutEffect(() => () => void Reflect.deleteProperty(navigator, 'onLine'), []);

  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (!form || !play || played.current) return;
    played.current = true;
    // Queued, because the form's own effects have to run first.
    queueMicrotask(() => void play(userEvent.setup({ delay: null }), form));
  }, [play]);

  return (
    <div ref={place} dir={dir}>
      {children}
    </div>
  );
}

/**
 * A story of a form in which a visitor has done something. Its endpoint accepts every enquiry unless `reply` is given.
 */
export function playing(
  children: ReactNode,
  play?: Play,
  { reply = 'accepted', ...setting }: Setting & { readonly reply?: ReplyName } = {},
): Story {
  const story: Story = () => (
    <PlayStory {...setting} play={play}>
      {children}
    </PlayStory>
  );
  const endpoint = createFormEndpoint(import.meta.env.VITE_FORM_ENDPOINT);
  endpoint.reply = reply;
  story.msw = endpoint.handlers;
  return story;
}
