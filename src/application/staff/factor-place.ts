/** Where the secret of somebody's second factor is kept. */
export function factorPlace(staffId: string): string {
  return `staff.totp_secret ${staffId}`;
}
