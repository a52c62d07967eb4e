import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface MockGeolocationProps {
  /** The location of the device, or the reason why there is none. */
  readonly answer:
    | { readonly latitude: number; readonly longitude: number }
    | 'denied'
    | 'unavailable'
    | 'absent';
  readonly children: ReactNode;
}

/** Imitates the parts of the browser's geolocation that the site uses. */
function fakeGeolocation(answer: MockGeolocationProps['answer']): unknown {
  if (answer === 'absent') return undefined;
  return {
    getCurrentPosition: (found: (position: unknown) => void, failed: (error: unknown) => void) => {
      if (typeof answer === 'object') found({ coords: answer });
      else failed({ code: answer === 'denied' ? 1 : 2 });
    },
  };
}

/** Replaces the browser's geolocation while the story is shown, and presses the story's first button. */
export function MockGeolocation({ answer, children }: MockGeolocationProps) {
  const story = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      get: () => fakeGeolocation(answer),
    });
    story.current?.querySelector('button')?.click();
    // Deleting the replacement restores the browser's own property, which is on the prototype.
    return () => void Reflect.deleteProperty(navigator, 'geolocation');
  }, [answer]);
  return <div ref={story}>{children}</div>;
}
