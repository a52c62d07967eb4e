/** The text of the module whose one type, `ClauseId`, is any id of these; with none, nothing can be cited. */
export function clauseIdsModule(ids: readonly string[]): string {
  const union = [...new Set(ids)].map((id) => `  | '${id}'`).join('\n') || '  never';
  return `/** Generated from spec/<area>/clauses.md. */\nexport type ClauseId =\n${union};\n`;
}
