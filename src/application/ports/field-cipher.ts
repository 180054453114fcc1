/**
 * Keeps single fields unreadable to anyone who reads the database. `place` names the field and its
 * row ("staff.totp_secret 4f…"): a value copied to another place cannot be read there.
 */
export interface FieldCipher {
  encrypt(text: string, place: string): Uint8Array;
  /** Throws when the bytes were changed, come from another place, or use a key that is not ours. */
  decrypt(sealed: Uint8Array, place: string): string;
}
