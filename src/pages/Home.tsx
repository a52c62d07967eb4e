/** Home (specification, section 2). */
export function Home() {
  return <h1 tabIndex={-1}>Quality Tyres &amp; Auto Repairs in Christchurch</h1>;
}
