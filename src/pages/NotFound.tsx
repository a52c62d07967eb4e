/** The page for an address that no route has (D12). */
export function NotFound() {
  return <h1 tabIndex={-1}>Page not found</h1>;
}
