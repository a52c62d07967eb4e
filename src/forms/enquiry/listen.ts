/**
 * Calls the listener at each event of these types.
 *
 * @returns a function that removes the listener
 */
export function listen<Type extends keyof WindowEventMap>(
  target: EventTarget | null,
  types: readonly Type[],
  listener: (event: WindowEventMap[Type]) => void,
  capture = false,
): () => void {
  const handler = listener as EventListener;
  for (const type of types) target?.addEventListener(type, handler, capture);
  return () => {
    for (const type of types) target?.removeEventListener(type, handler, capture);
  };
}
