/** The first file of the content that a stack trace names, apart from the register of marks, and the line there. */
export function contentPlace(stack: string): { readonly file: string; readonly line?: string } {
  const [, file = 'src/content', line] =
    /(src\/content\/(?!promise\.)[\w/]+\.ts)\S*?:(\d+):\d+/.exec(stack) ?? [];
  return { file, ...(line && { line }) };
}
