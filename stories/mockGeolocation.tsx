import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface MockGeolocationProps {
  /** Where the device is, or why it does not say. */
  readonly answer:
    { readonly latitude: number; readonly longitude: number } | 'denied' | 'unavailable' | 'absent';
  readonly children: ReactNode;
}

/** What the browser has instead of a geolocation of its own, as far as the site asks. */
function fakeStore(answer: MockGeolocationProps['answer']): unknown {
  if (answer === 'absent') return undefined;
  return {
    getCurrentPosition: (found: (position: unknown) => void, failed: (error: unknown) => void) => {
      if (typeof answer === 'object') found({ coords: answer });
      else failed({ code: answer === 'denied' ? 1 : 2 });
    },
  };
}

/** Answers for the device while a story stands, and presses the first button of the story. */
export function MockGeolocation({ answer, children }: MockGeolocationProps) {
  const story = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      get: () => fakeStore(answer),
    });
    story.current?.querySelector('button')?.click();
    // The property of the browser's own stands on the prototype.
    return () => void Reflect.deleteProperty(navigator, 'geolocation');
  }, [answer]);
  return <div ref={story}>{children}</div>;
}
