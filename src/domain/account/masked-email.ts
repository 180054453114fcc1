/** An address for people who need to tell users apart, not write to them: "a***@example.org". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}***${at > 0 ? email.slice(at) : ""}`;
}
