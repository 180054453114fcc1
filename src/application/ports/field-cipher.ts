/**
 * Keeps single fields unreadable for who reads the database. `place` names the field and its row
 * ("staff.totp_secret 4f…"): what was copied to another place cannot be read there.
 */
export interface FieldCipher {
  encrypt(text: string, place: string): Uint8Array;
  /** Throws when the bytes were changed, come from another place, or have a key that is not ours. */
  decrypt(sealed: Uint8Array, place: string): string;
}
