/** Whether this browser knows passkeys at all. */
export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in globalThis;
}
