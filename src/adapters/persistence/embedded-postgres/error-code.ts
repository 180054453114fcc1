/** The code that the operating system or the database gave an error, if it has one. */
export function errorCode(error: unknown): string | undefined {
  return (error as { code?: string } | undefined)?.code;
}
