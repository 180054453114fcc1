/** What no id of ours looks like is not looked for: some texts the database cannot even be asked. */
export function isId(text: string): boolean {
  return /^\w{1,40}$/.test(text);
}
