/** The text of the module that exports `ClauseId`, the union of some ids. */
export function clauseIdsModule(ids: readonly string[]): string {
  const union = [...new Set(ids)].map((id) => `  | '${id}'`).join('\n') || '  never';
  return `/** Generated from spec/<area>/clauses.md. */\nexport type ClauseId =\n${union};\n`;
}
